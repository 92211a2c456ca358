import type { LanguageTag } from '@/content/languages';

/** The kiosk's texts at rest, in each language side by side: a visitor may read only one of them. */
export const invitations: Readonly<Record<LanguageTag, string>> = {
  en: 'Touch to begin',
  es: 'Toque para empezar',
};

import type { Language } from '../../types';

export const language: Language = { tag: 'es', locale: 'es-US', direction: 'ltr' };

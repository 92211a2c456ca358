import type { Language } from '../../types';

export const language: Language = { tag: 'en', locale: 'en-US', direction: 'ltr' };

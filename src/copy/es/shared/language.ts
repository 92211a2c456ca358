import type * as en from '../../en/shared/language';

export const language: en.Language = { tag: 'es', locale: 'es-US', direction: 'ltr' };

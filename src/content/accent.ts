import { contrast } from '@/lib/contrast';

/** The least contrast of text, as everywhere on the site (WCAG 2.2, criterion 1.4.6). */
export const MIN_CONTRAST = 7;

/** The color of text on the accent, and the darkest paper below text in the accent (src/styles/tokens.css). */
export const accentGrounds = { text: '#ffffff', paper: '#f3ead9' } as const;

/** Matches a color as a content file writes it. */
export const hexColor = /^#[0-9a-fA-F]{6}$/;

/** The lower of the color's two contrasts, with white text on it and with the darkest paper behind it. */
export const accentContrast = (color: string): number =>
  Math.min(...Object.values(accentGrounds).map((ground) => contrast(color, ground)));

/** The file with a foundation's own logo, a PNG. */
export const LOGO_FILE = 'foundation-logo.png';

/** Decodes the bytes of a logo, which content has as a `data:` address. */
export const logoBytes = (logo: string): Uint8Array =>
  Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');

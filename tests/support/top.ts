import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root of the repository, which is also the app folder that Electron opens. It must not end with a separator: on Windows,
 * Playwright quotes arguments in a way that a backslash before the closing quotation mark would break.
 */
export const top = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** The site that the build wrote. */
export const builtSite = join(top, 'out/renderer');

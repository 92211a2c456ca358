import { fileURLToPath } from 'node:url';

/** The root of the repository, which is also the app folder that Electron opens. */
export const top = fileURLToPath(new URL('../../..', import.meta.url));

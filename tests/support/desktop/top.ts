import { fileURLToPath } from 'node:url';

/** The top folder of the repository, which is also the app that Electron opens. */
export const top = fileURLToPath(new URL('../../..', import.meta.url));

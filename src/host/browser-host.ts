import type { Host } from './types';

/** A browser around the page. */
export const browserHost: Host = { mode: 'web' };

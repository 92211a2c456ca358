import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Removes the site of the last build before anything else. Otherwise a refused content file would leave an older site, of
 * another content perhaps, that looks like the result. The main process is built first, and has its folder beside the site.
 */
export function removeLastSite(): Plugin {
  let site = '';
  return {
    name: 'remove-last-site',
    // The dev server also builds the main process, and needs no built site.
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ build }) {
      site = join(build.outDir, '..', 'renderer');
    },
    buildStart: () => rm(site, { recursive: true, force: true }),
  };
}

import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import config from '../../electron.vite.config';

/** Gives every script another name. */
const nextRelease: Plugin = { name: 'next-release', augmentChunkHash: () => 'next release' };

/** The site as a release could be that follows the built one. */
export default defineConfig({
  ...config,
  renderer: { ...config.renderer, plugins: [...(config.renderer?.plugins ?? []), nextRelease] },
});

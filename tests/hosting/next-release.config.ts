import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import config from '../../electron.vite.config';
import { withoutBudgets } from '../support/without-budgets';

/** Gives every script another name, and the page an inline script, which changes the content security policy. */
const nextRelease: Plugin = {
  name: 'next-release',
  augmentChunkHash: () => 'next release',
  transformIndexHtml: () => [
    { tag: 'script', children: "document.documentElement.dataset.release = 'next'", injectTo: 'head' },
  ],
};

/** The site as a release could be that follows the built one. */
export default defineConfig({
  renderer: { ...config.renderer, plugins: [...withoutBudgets(config.renderer?.plugins), nextRelease] },
});

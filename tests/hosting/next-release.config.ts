import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import config, { inlineCode } from '../../electron.vite.config';
import { withoutBudgets } from '../support/without-budgets';

/** Gives every script another name, and the page an inline script, which changes the content security policy. */
const nextRelease: Plugin = {
  name: 'next-release',
  augmentChunkHash: () => 'next release',
  transformIndexHtml(_html, { path }) {
    const script = "document.documentElement.dataset.release = 'next'";
    inlineCode.of(path).scripts.push(script);
    return [{ tag: 'script', children: script, injectTo: 'head' }];
  },
};

/** The site as a release could be that follows the built one. */
export default defineConfig({
  renderer: { ...config.renderer, plugins: [...withoutBudgets(config.renderer?.plugins), nextRelease] },
});

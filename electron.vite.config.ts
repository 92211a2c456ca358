import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Rolldown } from 'vite';
import { contentModules } from './resources/build/content-modules';
import { oldestBrowsers, scriptTarget } from './resources/build/oldest-browsers';
import { scriptText } from './resources/build/script-text';
import { readSiteUrl } from './resources/build/site-url';
import { website } from './resources/build/website';

/** The content file that staff saved, to build the site with. */
const contentFile = process.env.SITE_CONTENT;

/** The address at which the site is published, for search engines and previews of links. */
const siteUrl = readSiteUrl(process.env.SITE_URL);

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const alias = { '@': path('src') };

/** Modules that no bundle contains: each page names its own. */
const external = /^site-content\//;

/** The style sheet with the fonts, which pages have inline. */
const fonts = path('src/styles/fonts.css');

/** What staff need for content files, which visitors never fetch. */
const forStaff =
  /\/(valibot|src\/features\/open-and-save|src\/content\/(file\/|gaps|schema|read-content|upgrade)|src\/copy\/(..\/)?content)\b/;

/** The drawings of Easy read and of the picture stories. */
const pictures = /\/src\/(content\/easy-items|components\/site\/pictures)\//;

/** What every page loads is one script, and what several others share another: a request each would be too many. */
const chunks = {
  groups: [
    // The fonts are an entry of their own.
    { name: 'main', tags: ['$initial'], test: (id) => id !== fonts, priority: 2 },
    { name: 'shared', minShareCount: 2, test: (id) => !forStaff.test(id) && !pictures.test(id), priority: 1 },
    { name: 'staff', minShareCount: 2, test: forStaff },
    { name: 'pictures', minShareCount: 2, test: pictures },
  ],
} satisfies Rolldown.CodeSplittingOptions;

export default defineConfig({
  main: {
    resolve: { alias },
    plugins: [scriptText()],
    define: {
      // Whether the menu offers to share a screen.
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl) ?? 'undefined',
      // The browser runs React's production build, which takes over only pages that the same build rendered.
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: {
          index: path('electron/main/index.ts'),
          site: path('src/site/index.ts'),
          'site-worker': path('electron/main/website/site-worker.ts'),
        },
        external,
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: path('electron/preload/index.ts'),
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('src'),
    base: './',
    // The plug-in below serves the pages.
    appType: 'custom',
    // What static hosts read, and pictures for previews of links.
    publicDir: path('resources/hosting/public'),
    resolve: {
      alias: [
        { find: '@', replacement: path('src') },
        // The package exports only its development build, whose warnings nobody would see.
        { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
      ],
    },
    plugins: [
      react(),
      tailwindcss(),
      contentModules(contentFile),
      scriptText(),
      website({ contentFile, siteUrl, siteBundle: path('out/main/site.js') }),
    ],
    server: { host: '127.0.0.1' },
    build: {
      outDir: path('out/renderer'),
      emptyOutDir: true,
      minify: true,
      manifest: true,
      license: { fileName: 'licenses.txt' },
      // electron-vite would compile for Electron's Chromium alone.
      target: scriptTarget,
      cssTarget: oldestBrowsers,
      // Inlined fonts would need data: addresses, which the content security policy forbids.
      assetsInlineLimit: 0,
      // WebKit remembers a failed preload, and could not try again.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rollupOptions: {
        input: { main: path('src/main.tsx'), fonts },
        external,
        output: { codeSplitting: chunks },
      },
    },
  },
});

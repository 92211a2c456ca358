import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { checkBudgets } from './resources/build/check-budgets';
import { compileAhead } from './resources/build/compile-ahead';
import { contentFolder } from './resources/build/content-folder';
import { contentSecurityPolicyMeta } from './resources/build/content-security-policy-meta';
import { inlineStyleSheet } from './resources/build/inline-style-sheet';
import { licenses } from './resources/build/licenses';
import { pageCopy } from './resources/build/page-copy';
import { preloadFont } from './resources/build/preload-font';
import { prerenderHome } from './resources/build/prerender-home';
import { retryableImports, retryableModulePreload } from './resources/build/retryable-imports';
import { readThemeColors } from './resources/build/theme-colors';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const copyFolder = contentFolder(process.env.SITE_LANGUAGE ?? 'en');

export default defineConfig({
  main: {
    resolve: { alias: { '@/copy': copyFolder } },
    define: { __THEME_COLORS__: readThemeColors() },
    build: { outDir: 'out/main', rollupOptions: { input: path('electron/main/index.ts') } },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: path('electron/preload/index.ts'),
        // A sandboxed preload script has to be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('src'),
    base: './',
    resolve: {
      alias: [
        { find: '@/copy', replacement: copyFolder },
        { find: '@', replacement: path('src') },
        // The package offers its development build alone, with warnings that nobody would read.
        { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
      ],
    },
    plugins: [
      react(),
      tailwindcss(),
      pageCopy(copyFolder),
      preloadFont(),
      prerenderHome(),
      retryableImports(),
      inlineStyleSheet(),
      compileAhead(),
      // The last, as it allows what the others have put into the page.
      contentSecurityPolicyMeta(),
      licenses(),
      checkBudgets(),
    ],
    server: { host: '127.0.0.1' },
    build: {
      outDir: path('out/renderer'),
      emptyOutDir: true,
      minify: true,
      // The page's policy allows no data: fonts and no fetch, which inlining and the polyfill would need.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: retryableModulePreload,
      rollupOptions: { input: path('src/index.html') },
    },
  },
});

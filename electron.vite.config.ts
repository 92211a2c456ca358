import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { appPage } from './resources/build/app-page';
import { checkChunks, scripts } from './resources/build/chunks';
import { contentSecurityPolicyMeta, inlineCodeList } from './resources/build/content-security-policy';
import { firstViewStyles } from './resources/build/first-view-styles';
import { licenses } from './resources/build/licenses';
import { oldestBrowsers, scriptTarget } from './resources/build/oldest-browsers';
import { ownLook } from './resources/build/own-look';
import { pageCopy } from './resources/build/page-copy';
import { pages } from './resources/build/pages';
import { precompress } from './resources/build/precompress';
import { prerenderScreens } from './resources/build/prerender-screens';
import { readyToGoLive } from './resources/build/ready-to-go-live';
import { removeLastSite } from './resources/build/remove-last-site';
import { sceneImages } from './resources/build/scene-images';
import {
  compileAhead,
  retryableImports,
  unusedIconCode,
  unusedRouterCode,
} from './resources/build/script-files';
import { searchAndSharing } from './resources/build/search-and-sharing';
import { contentModules, siteContent } from './resources/build/site-content';
import { readSiteUrl } from './resources/build/site-url';
import { checkSizes } from './resources/build/sizes';
import { readThemeColors } from './resources/build/theme-colors';

/** The content file that staff saved, to build the site with. */
const contentFile = process.env.SITE_CONTENT;

/** The address at which the site is published, for search engines and previews of links. */
const siteUrl = readSiteUrl(process.env.SITE_URL);

/** The inline code of the pages, which their policy allows. */
export const inlineCode = inlineCodeList();

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  main: {
    plugins: [removeLastSite(), contentModules(contentFile)],
    resolve: { alias: { '@': path('src') } },
    define: {
      __THEME_COLORS__: readThemeColors(),
      // Whether the menu offers to share a screen.
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl) ?? 'undefined',
    },
    build: { outDir: 'out/main', rollupOptions: { input: path('electron/main/index.ts') } },
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
    // What static hosts read.
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
      unusedRouterCode(),
      unusedIconCode(),
      tailwindcss(),
      pages(siteUrl),
      pageCopy(contentFile),
      siteContent(contentFile, inlineCode),
      { ...contentModules(contentFile), apply: 'serve' },
      prerenderScreens(contentFile, inlineCode),
      sceneImages(),
      retryableImports(),
      firstViewStyles(inlineCode),
      ownLook(contentFile, inlineCode),
      compileAhead(),
      // After everything that adds inline scripts and styles, which it allows by their hashes.
      contentSecurityPolicyMeta(inlineCode),
      ...(siteUrl ? [searchAndSharing(siteUrl, contentFile)] : []),
      licenses(),
      appPage(contentFile),
      checkChunks(),
      checkSizes(contentFile !== undefined),
      readyToGoLive(contentFile),
      precompress(),
    ],
    server: { host: '127.0.0.1' },
    build: {
      outDir: path('out/renderer'),
      emptyOutDir: true,
      minify: true,
      // electron-vite would compile for Electron's Chromium alone.
      target: scriptTarget,
      cssTarget: oldestBrowsers,
      // Inlined fonts would need data: addresses, which the content security policy forbids.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Browsers remember a failed preload as they do a failed import.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rollupOptions: { input: { page: path('src/index.html') }, output: { codeSplitting: scripts } },
    },
  },
});

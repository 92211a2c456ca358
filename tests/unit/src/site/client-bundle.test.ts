import { expect, test } from 'vitest';
import { clientBundle, homeScripts } from '@/site/client-bundle';

const screens = ['about', 'services', 'programs', 'get-involved', 'contact', 'not-found'];

/** What Vite lists of a client whose screens share a script. */
const manifest = {
  'main.tsx': { file: 'assets/main-1.js', css: ['assets/style-4.css'], imports: ['_base-2.js'] },
  '_base-2.js': { file: 'assets/base-2.js' },
  '_shared-3.js': { file: 'assets/shared-3.js', imports: ['_base-2.js', 'main.tsx'] },
  'styles/fonts.css': { file: 'assets/fonts-6.css' },
  ...Object.fromEntries(
    screens.map((name) => [
      `screens/${name}/${name}-screen.tsx`,
      { file: `assets/${name}-5.js`, imports: ['_shared-3.js', 'main.tsx'] },
    ]),
  ),
};

test('a page names the scripts that its screen needs, and its style sheet', () => {
  const bundle = clientBundle(manifest, (file) => `/* ${file} */`);
  expect(homeScripts(manifest)).toEqual(['assets/main-1.js', 'assets/base-2.js']);
  expect(bundle.script).toBe('assets/main-1.js');
  expect(bundle.preloads.home).toEqual(['assets/base-2.js']);
  expect(bundle.preloads.getInvolved).toEqual([
    'assets/base-2.js',
    'assets/get-involved-5.js',
    'assets/shared-3.js',
  ]);
  expect(bundle.fonts.file).toBe('assets/fonts-6.css');
  expect(bundle.styleSheet).toEqual({ file: 'assets/style-4.css', css: '/* assets/style-4.css */' });
});

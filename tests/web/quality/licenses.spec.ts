import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockDeskHost } from '../../support/admin';
import { reachablePackages } from '../../support/shipped-packages';
import { expect, openScreen, screens, test } from '../../support/site';

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/** Parts of the site depend on these, but the bundler drops them whole, as nothing uses what they do. */
const dropped = [
  '@radix-ui/react-arrow',
  '@radix-ui/react-use-rect',
  '@radix-ui/rect',
  'cookie',
  'react-router-dom',
  'set-cookie-parser',
];

const packages = reachablePackages();
const shipped = packages.filter(({ name }) => !dropped.includes(name));

/** The licenses by their headings, such as `react - 19.3.1 (MIT)`. */
function readSections(siteFolder: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(siteFolder, 'licenses.txt'), 'utf8').split(
    /^## (\S+ - \S+ \(.+\))$/m,
  );
  return new Map(
    parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : [])),
  );
}

function licenseOf(name: string): string {
  const folder = join(nodeModules, name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? 'LICENSE';
  return readFileSync(join(folder, file), 'utf8').trim();
}

test('every package that ships is listed, and no other', ({ siteFolder }) => {
  const headings = shipped.map(({ name, version, license }) => `${name} - ${version} (${license})`);
  expect([...readSections(siteFolder).keys()].sort()).toEqual(headings.sort());
});

test('every package is listed with the text of its license', ({ siteFolder }) => {
  const sections = readSections(siteFolder);
  for (const { name, version, license } of shipped) {
    expect(sections.get(`${name} - ${version} (${license})`), name).toContain(licenseOf(name));
  }
});

test('the file of the licenses inside Electron is named', ({ siteFolder }) => {
  expect(readFileSync(join(siteFolder, 'licenses.txt'), 'utf8')).toContain('LICENSES.chromium.html');
});

test('every license is permissive', () => {
  expect(packages).not.toEqual([]);
  expect(packages.filter(({ license }) => !permissive.includes(license))).toEqual([]);
});

test.describe('the footer', () => {
  test.describe('on the web', () => {
    // A text file names no icon, so that the browser asks for /favicon.ico.
    test.use({ expectedErrors: [/404/] });

    test('leads to the licenses', async ({ page }) => {
      await openScreen(page, screens.about);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Open-Source Licenses' }).click();
      await expect(page).toHaveURL(/\/licenses\.txt$/);
      await expect(page.locator('body')).toContainText('Copyright (c) Meta Platforms, Inc. and affiliates.');
    });
  });

  for (const mode of ['desk', 'kiosk'] as const) {
    test(`does not lead out of the page: ${mode}`, async ({ page }) => {
      if (mode === 'desk') await mockDeskHost(page);
      await page.goto(mode === 'kiosk' ? '?kiosk#/about' : '#/about');
      const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
      await expect(links).toHaveText(['Privacy Policy', 'Terms of Service']);
    });
  }
});

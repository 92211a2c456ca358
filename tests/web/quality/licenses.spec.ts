import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockDeskHost } from '../../support/admin';
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

/** Some that the site and the app are made of; what they depend on is found as they are. */
const known = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  'electron',
  'lucide-react',
  'qrcode.react',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'sonner',
  'tailwindcss',
];

/** The text of a package's license, and what its manifest says about it. */
function installed(name: string): { version: string; license: string; text: string } {
  const folder = join(nodeModules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? 'LICENSE';
  return { version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

test('every package that ships is listed with its permissive license', ({ siteFolder }) => {
  const text = readFileSync(join(siteFolder, 'licenses.txt'), 'utf8');
  const [, ...sections] = text.split(/^## /m).map((section) => section.split(' - '));
  expect(sections.map(([name]) => name)).toEqual(expect.arrayContaining(known));
  for (const [name = '', ...rest] of sections) {
    const { version, license, text } = installed(name);
    expect(permissive, name).toContain(license);
    expect(rest.join(' - '), name).toContain(`${version} (${license})\n\n`);
    expect(rest.join(' - '), name).toContain(text);
  }
  expect(text).toMatch(
    /^### QR Code generator library .*, in qrcode\.react \(MIT\)\n\nCopyright \(c\) Project Nayuki\./m,
  );
  // The licenses inside Electron are in a file of its own.
  expect(text).toContain('LICENSES.chromium.html');
});

test.describe('on the web', () => {
  // A text file names no icon, so that the browser asks for /favicon.ico.
  test.use({ expectedErrors: [/404/] });

  test('the footer leads to the licenses', async ({ page }) => {
    await openScreen(page, screens.about);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Open-Source Licenses' }).click();
    await expect(page).toHaveURL(/\/licenses\.txt$/);
    await expect(page.locator('body')).toContainText('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });
});

for (const mode of ['desk', 'kiosk'] as const) {
  test(`the footer does not lead out of the page: ${mode}`, async ({ page }) => {
    if (mode === 'desk') await mockDeskHost(page);
    await page.goto(mode === 'kiosk' ? '?kiosk#/about' : '#/about');
    const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
    await expect(links).toHaveText(['Privacy Policy', 'Terms of Service']);
  });
}

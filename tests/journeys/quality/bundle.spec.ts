import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ecmaVersion as EcmaVersion, parse } from 'acorn';
import type { Page } from 'playwright/test';
import { scriptTarget } from '../../../resources/build/oldest-browsers';
import { slowDown, slowPhone } from '../../bench/profiles';
import { hold } from '../../support/network';
import { allScreens, expect, hydrated, openScreen, test } from '../../support/site';

// The fonts and scripts that a test holds back or refuses.
test.use({ expectedErrors: [/net::ERR_FAILED/] });

const ecmaVersion = Number(scriptTarget.slice('es'.length)) as EcmaVersion;

function bundleFiles(siteFolder: string, extension: string) {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: readFileSync(join(siteFolder, name), 'utf8') }));
}

test('the scripts have no newer syntax than the oldest browsers know', ({ siteFolder }) => {
  const scripts = bundleFiles(siteFolder, '.js');
  expect(scripts).not.toEqual([]);
  for (const { name, text } of scripts)
    expect(() => parse(text, { ecmaVersion, sourceType: 'module' }), name).not.toThrow();
});

const permissive =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT OFL-1.1 Unlicense'.split(' ');

test('every package that ships is listed with its permissive license', ({ siteFolder }) => {
  const text = readFileSync(join(siteFolder, 'licenses.txt'), 'utf8');
  const listed = [...text.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name = '', license = '']) => ({
    name,
    license,
  }));
  expect(listed.filter(({ license }) => !permissive.includes(license))).toEqual([]);
  // Some that the site, its font and the app are made of.
  const known = [
    '@fontsource-variable/atkinson-hyperlegible-next',
    'electron',
    'react-dom',
    'scheduler',
    'sonner',
  ];
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
  for (const part of [
    'Copyright (c) Meta Platforms',
    'Copyright (c) Project Nayuki',
    'LICENSES.chromium.html',
  ])
    expect(text).toContain(part);
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

async function layoutShifts(page: Page): Promise<{ value: number; elements: string }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: { value: number; elements: string }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, elements: `${sources.map(({ node }) => node?.textContent?.slice(0, 40))}` });
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a separate task, within the next two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    observer.disconnect();
    return shifts;
  });
}

test('no screen shifts while it loads without the font, on a slow network', async ({ context }) => {
  // On a Tuesday evening, the office opens on Wednesday, which takes the most room.
  await context.clock.setFixedTime('2026-11-24T21:00:00-05:00');
  await context.route('**/*.woff2', (route) => route.abort());
  const checkEveryOther = async (first: number, width: number) => {
    const slow = await context.newPage();
    await slowDown(await context.newCDPSession(slow), { ...slowPhone, cpuSlowdown: 1 });
    await slow.setViewportSize({ width, height: 800 });
    for (const screen of allScreens.filter((_, index) => index % 2 === first)) {
      await slow.goto('about:blank');
      await openScreen(slow, screen);
      await slow.waitForLoadState('networkidle');
      // Less than a hair is a fraction of a pixel that was rounded.
      const seen = (await layoutShifts(slow)).filter(({ value }) => value > 0.0005);
      expect(seen, `${screen.hash} at ${width} px`).toEqual([]);
    }
  };
  // Most of the time goes into waiting for the network.
  await Promise.all([checkEveryOther(0, 320), checkEveryOther(1, 1280)]);
});

// Where the headline, the navigation or the ways to reach us would wrap differently.
for (const [width, path] of Object.entries({ 320: '', 956: 'es/' }))
  test(`the font that replaces the fallback hardly moves Home (${path}${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const sendFont = await hold(page, '**/*.woff2');
    // The font holds up the load event.
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    sendFont();
    const shifts = await layoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
  });

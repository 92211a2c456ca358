import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ecmaVersion as EcmaVersion, parse } from 'acorn';
import type { Page } from 'playwright/test';
import { scriptTarget } from '../../../resources/build/oldest-browsers';
import { slowDown, slowPhone } from '../../bench/profiles';
import { further } from '../../support/matrix';
import { hold } from '../../support/network';
import { allScreens, expect, inSpanish, openScreen, publicScreens, screens, test } from '../../support/site';

const { home } = screens;
const ecmaVersion = Number(scriptTarget.slice('es'.length)) as EcmaVersion;

function bundleFiles(siteFolder: string, extension: string) {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: readFileSync(join(siteFolder, name), 'utf8') }));
}

test('the scripts have no newer syntax than the oldest browsers know', ({ siteFolder }) => {
  const scripts = bundleFiles(siteFolder, '.js');
  expect(scripts).not.toEqual([]);
  for (const { name, text } of scripts) {
    expect(() => parse(text, { ecmaVersion, sourceType: 'module' }), name).not.toThrow();
  }
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Lists the layout shifts since the page started to load, with their scores and elements. */
async function layoutShifts(page: Page): Promise<{ value: number; elements: string }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: { value: number; elements: string }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, elements: `${sources.map(({ node }) => node?.textContent?.slice(0, 40))}` });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a separate task, within the next two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    observer.disconnect();
    return shifts;
  });
}

test.describe('on a slow network', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  for (const [language, list, isFurther] of [
    ['English', allScreens, {}],
    ['Spanish', publicScreens.map(inSpanish), further],
  ] as const)
    test(`no screen shifts while it loads, in ${language}`, isFurther, async ({ context }) => {
      // On a Tuesday evening, the office opens on Wednesday, which takes the most room.
      await context.clock.setFixedTime('2026-11-24T21:00:00-05:00');
      await context.route('**/*.woff2', (route) => route.abort());
      const checkEveryOther = async (first: number, width: number) => {
        const page = await context.newPage();
        await slowDown(await context.newCDPSession(page), { ...slowPhone, cpuSlowdown: 1 });
        await page.setViewportSize({ width, height: 800 });
        for (const screen of list.filter((_, index) => index % 2 === first)) {
          await test.step(`${screen.name} at ${width} px`, async () => {
            await page.goto('about:blank');
            await openScreen(page, screen);
            await page.waitForLoadState('networkidle');
            expect(await layoutShifts(page)).toEqual([]);
          });
        }
      };
      // Most of the time goes into waiting for the network.
      await Promise.all([checkEveryOther(0, 320), checkEveryOther(1, 1280)]);
    });
});

// Where the headline, the navigation or the ways to reach us would wrap differently, and two sizes that many have.
for (const [width, path, size] of [
  [320, '', {}],
  [375, '', further],
  [600, '', further],
  [1028, '', further],
  [1280, '', {}],
  [956, 'es/', {}],
] as const) {
  test(
    `the font that replaces the fallback hardly moves Home (${path}${width} px)`,
    size,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const sendFont = await hold(page, '**/*.woff2');
      // The font holds up the load event.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
      sendFont();
      const shifts = await layoutShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
    },
  );
}

for (const address of [home.hash, `?kiosk${home.hash}`]) {
  test(`no change of the page restyles all of it (${address})`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const selectors = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
        ]);
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      return sheets.flatMap((sheet) => selectorsOf(sheet.cssRules));
    });
    expect(selectors).toContainEqual(expect.stringContaining(':has('));
    // Whatever the last part of such a selector could be is restyled whenever an element is added or removed.
    const broad = /:has\(.*[\s>+~](?:\*|:(?!is\(|where\(|has\())[^\s>+~]*$/;
    expect(selectors.filter((selector) => broad.test(selector))).toEqual([]);
  });
}

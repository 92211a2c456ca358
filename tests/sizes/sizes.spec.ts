import { displaySizes } from '../support/matrix';
import { expect, test } from '../support/site';
import { type KioskSetup, SizeWalk } from './size-walk';

const displays = [...displaySizes, { viewport: { width: 1920, height: 1080 }, inches: 32 }] as const;

/** How a display hangs and is read. They take turns: all of them on every display would take hours. */
const uses = [
  { lowerEdgeMm: 750, language: 'en', text: '100' },
  { lowerEdgeMm: 1050, language: 'es', text: '100' },
  { lowerEdgeMm: 750, language: 'es', text: '200' },
  { lowerEdgeMm: 1050, language: 'en', text: '200' },
] as const;

/** The pages that all screens for visitors may have together, at 100 %; at 200 %, each has a quarter of that to show. */
function mostPages(inches: number, text: '100' | '200'): number {
  const pages = inches < 10 ? 90 : inches < 15 ? 60 : inches < 32 ? 40 : 24;
  return text === '100' ? pages : 3 * pages;
}

const setups: KioskSetup[] = displays.map((display, index) => {
  const use = uses[index % uses.length] ?? uses[0];
  return { ...display, ...use, mostPages: mostPages(display.inches, use.text) };
});

// Its turn above is at 200 %.
setups.push({
  viewport: { width: 1280, height: 800 },
  inches: 10,
  lowerEdgeMm: 750,
  language: 'en',
  text: '100',
  mostPages: 60,
});

// A walk that waits for what is not there says so at once.
test.use({ expectedErrors: [/\/no-such-page/], hasTouch: true, actionTimeout: 10_000 });

for (const setup of setups) {
  const { viewport, inches, lowerEdgeMm, language, text } = setup;
  const name = `${viewport.width}x${viewport.height} on ${inches} inches, ${lowerEdgeMm} mm, ${language}, ${text} %`;
  test.describe(name, () => {
    test.use({ viewport });

    test('each page is whole: nothing that can be pressed is cut, covered or outside', async ({ page }) => {
      const walk = new SizeWalk(page, setup);
      await walk.walk();
      expect(walk.faults).toEqual([]);
    });
  });
}

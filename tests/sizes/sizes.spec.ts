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

const turns = displays.map((display, index) => ({ ...display, ...(uses[index % uses.length] ?? uses[0]) }));

/** The displays whose pages are counted: a tablet, and a kiosk as tall as a person. */
const counted = [
  { viewport: { width: 1280, height: 800 }, inches: 10, language: 'en', mostPages: 48 },
  { viewport: { width: 1280, height: 800 }, inches: 10, language: 'es', mostPages: 48 },
  { viewport: { width: 800, height: 1280 }, inches: 10, language: 'es', mostPages: 38 },
  { viewport: { width: 1080, height: 1920 }, inches: 32, language: 'en', mostPages: 24 },
  { viewport: { width: 1080, height: 1920 }, inches: 32, language: 'es', mostPages: 24 },
] as const;

const setups: KioskSetup[] = [
  ...turns,
  ...counted.map((display) => ({ ...display, lowerEdgeMm: 750, text: '100' }) as const),
].map((setup) => ({
  // What Lower screen leaves of 55 inches has four lines of twice the size, and some pages there could share one.
  fillsPages: setup.inches !== 55 || setup.text !== '200',
  ...setup,
}));

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

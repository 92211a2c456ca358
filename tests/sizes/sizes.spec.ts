import { displaySizes } from '../support/matrix';
import { expect, test } from '../support/site';
import { type KioskSetup, SizeWalk } from '../support/size-walk';

const displays = [...displaySizes, { viewport: { width: 1920, height: 1080 }, inches: 32 }] as const;

const setups: KioskSetup[] = displays.flatMap((display) =>
  ([750, 1050] as const).flatMap((lowerEdgeMm) =>
    (['en', 'es'] as const).flatMap((language) =>
      (['100', '200'] as const).map((text) => ({ ...display, lowerEdgeMm, language, text })),
    ),
  ),
);

test.use({ expectedErrors: [/\/no-such-page/], hasTouch: true });

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

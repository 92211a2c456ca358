import { describe, expect, it } from 'vitest';
import { CAP_HEIGHT, displayFigures, physicalSizes } from '@/features/kiosk/display/display-size';

describe('displayFigures', () => {
  it('uses what is configured', () => {
    expect(displayFigures({ inches: 23.8, lowerEdgeMm: 0 })).toEqual({
      inches: 23.8,
      lowerEdgeMm: 0,
      assumed: [],
      invalid: [],
    });
  });

  it('assumes 32 inches, 750 mm above the floor', () => {
    expect(displayFigures({ inches: undefined, lowerEdgeMm: undefined })).toEqual({
      inches: 32,
      lowerEdgeMm: 750,
      assumed: ['inches', 'lowerEdgeMm'],
      invalid: [],
    });
  });

  it.each([
    [
      { inches: Number.NaN, lowerEdgeMm: 600 },
      { inches: 32, lowerEdgeMm: 600, invalid: ['inches'] },
    ],
    [
      { inches: 6.9, lowerEdgeMm: 600 },
      { inches: 32, lowerEdgeMm: 600, invalid: ['inches'] },
    ],
    [
      { inches: 43, lowerEdgeMm: 1501 },
      { inches: 43, lowerEdgeMm: 750, invalid: ['lowerEdgeMm'] },
    ],
    [
      { inches: Number.POSITIVE_INFINITY, lowerEdgeMm: -1 },
      { inches: 32, lowerEdgeMm: 750, invalid: ['inches', 'lowerEdgeMm'] },
    ],
  ])('replaces what no display has: %j', (configured, figures) => {
    expect(displayFigures(configured)).toEqual({ ...figures, assumed: [] });
  });
});

const displays = {
  '1080x1920': { width: 1080, height: 1920 },
  '1920x1080': { width: 1920, height: 1080 },
  '768x1366': { width: 768, height: 1366 },
} as const;

function sizes(pixels: keyof typeof displays, inches: number, lowerEdgeMm = 750) {
  const display = displays[pixels];
  return physicalSizes({ inches, lowerEdgeMm }, display, display.height);
}

const combinations = (Object.keys(displays) as (keyof typeof displays)[]).flatMap((pixels) =>
  [24, 32, 43].map((inches) => [pixels, inches] as const),
);

describe('physicalSizes', () => {
  it.each([
    ['1080x1920', 24, 3.6138, 28.44],
    ['1080x1920', 32, 2.7103, 20.96],
    ['1080x1920', 43, 2.017, 18],
    ['1920x1080', 24, 3.6138, 28.44],
    ['1920x1080', 32, 2.7103, 20.96],
    ['1920x1080', 43, 2.017, 18],
    ['768x1366', 24, 2.5707, 19.46],
    ['768x1366', 32, 1.928, 18],
    ['768x1366', 43, 1.4348, 18],
  ] as const)('%s on %i inches has %f pixels per mm, and text of %f px', (pixels, inches, pxPerMm, text) => {
    expect(sizes(pixels, inches).pxPerMm).toBeCloseTo(pxPerMm, 3);
    expect(sizes(pixels, inches).text).toBeCloseTo(text, 2);
  });

  it.each(combinations)('%s on %i inches has all sizes that people need', (pixels, inches) => {
    const { pxPerMm, text, target, key, qrCode } = sizes(pixels, inches);
    const capitals = (text * CAP_HEIGHT) / pxPerMm;
    expect(capitals).toBeGreaterThanOrEqual(5);
    expect(capitals * 2).toBeGreaterThanOrEqual(7.3);
    expect(target).toBeGreaterThanOrEqual(56);
    expect(target / pxPerMm).toBeGreaterThanOrEqual(11.999);
    expect(key / pxPerMm).toBeCloseTo(12);
    // The smallest code has 21 of the 29 modules of its picture.
    expect(((qrCode / pxPerMm) * 21) / 29).toBeCloseTo(35);
  });

  it.each(combinations)(
    '%s on %i inches has them also where hinting cuts capitals to whole pixels',
    (pixels, inches) => {
      const { pxPerMm, text } = sizes(pixels, inches);
      // Less float noise: 14 / 0.668 * 0.668 may be 13.999….
      const capitals = Math.floor(text * CAP_HEIGHT + 1e-9);
      expect(capitals / pxPerMm).toBeGreaterThanOrEqual(5);
    },
  );

  it('has larger targets on a dense display', () => {
    const display = { width: 2160, height: 3840 };
    expect(physicalSizes({ inches: 24, lowerEdgeMm: 750 }, display, 3840).target).toBeCloseTo(86.73, 2);
  });

  it.each([
    ['1080x1920', 24, { reach: 222, low: 583, half: 960 }],
    ['1080x1920', 32, { reach: 647, low: 918, half: 960 }],
    ['1080x1920', 43, { reach: 973, low: 1174, half: 960 }],
    ['1920x1080', 24, { reach: 0, low: 0, half: 540 }],
    ['1920x1080', 32, { reach: 0, low: 78, half: 540 }],
    ['1920x1080', 43, { reach: 133, low: 334, half: 540 }],
    ['768x1366', 24, { reach: 158, low: 415, half: 683 }],
    ['768x1366', 32, { reach: 460, low: 653, half: 683 }],
    ['768x1366', 43, { reach: 692, low: 836, half: 683 }],
  ] as const)('%s on %i inches has its reach lines at %j', (pixels, inches, reachTop) => {
    expect(sizes(pixels, inches).reachTop).toEqual(reachTop);
  });

  it('counts from the lower edge, which is also that of a page that does not fill the display', () => {
    expect(sizes('1080x1920', 32, 650).reachTop.reach).toBe(376);
    const display = displays['1080x1920'];
    expect(physicalSizes({ inches: 32, lowerEdgeMm: 650 }, display, 1860).reachTop.reach).toBe(316);
  });

  it('keeps a third of the page in use on a display that hangs too high', () => {
    expect(sizes('1080x1920', 32, 1300).reachTop).toEqual({ reach: 1248, low: 1248, half: 960 });
  });
});

import { describe, expect, it } from 'vitest';
import { CAP_HEIGHT, displayFigures, physicalSizes } from '@/features/kiosk/display/display-size';

describe('displayFigures', () => {
  const nothing = { assumed: [], invalid: [] };

  it('uses what is configured', () => {
    const configured = { inches: 23.8, lowerEdgeMm: 0 };
    expect(displayFigures(configured)).toEqual({ ...configured, ...nothing });
  });

  it('assumes 32 inches, 750 mm above the floor', () => {
    const figures = displayFigures({ inches: undefined, lowerEdgeMm: undefined });
    const assumed = ['inches', 'lowerEdgeMm'];
    expect(figures).toEqual({ ...nothing, inches: 32, lowerEdgeMm: 750, assumed });
  });

  it.each([
    [6.9, 600, { inches: 32, lowerEdgeMm: 600, invalid: ['inches'] }],
    [43, 1501, { inches: 43, lowerEdgeMm: 750, invalid: ['lowerEdgeMm'] }],
    [Number.POSITIVE_INFINITY, -1, { inches: 32, lowerEdgeMm: 750, invalid: ['inches', 'lowerEdgeMm'] }],
  ])('replaces what no display has: %d inches, %d mm', (inches, lowerEdgeMm, figures) =>
    expect(displayFigures({ inches, lowerEdgeMm })).toEqual({ ...nothing, ...figures }),
  );
});

function sizes(
  [width, height]: readonly [number, number],
  inches: number,
  lowerEdgeMm = 750,
  pageHeight = height,
) {
  return physicalSizes({ inches, lowerEdgeMm }, { width, height }, pageHeight);
}

const portrait = [1080, 1920] as const;
const landscape = [1920, 1080] as const;
const coarse = [768, 1366] as const;

it.each([
  [portrait, 32, 2.7103, 20.96, { reach: 647, low: 918, half: 960 }],
  [landscape, 43, 2.017, 20.96, { reach: 133, low: 334, half: 540 }],
  [coarse, 43, 1.4348, 18, { reach: 692, low: 836, half: 683 }],
])('%j on %i inches have all sizes that people need', (pixels, inches, pxPerMm, text, reachTop) => {
  const found = sizes(pixels, inches);
  expect(found.reachTop).toEqual(reachTop);
  expect(found.pxPerMm).toBeCloseTo(pxPerMm, 3);
  expect(found.text).toBeCloseTo(text, 2);
  // Hinting may cut capitals to whole pixels. Less float noise: 14 / 0.668 * 0.668 may be 13.999….
  expect(Math.floor(found.text * CAP_HEIGHT + 1e-9) / pxPerMm).toBeGreaterThanOrEqual(5);
  expect(found.target).toBeGreaterThanOrEqual(56);
  expect(found.target / found.pxPerMm).toBeGreaterThanOrEqual(11.999);
  const growth = Math.max(1, inches / 32);
  expect(found.key / found.pxPerMm).toBeCloseTo(12 * growth);
  // The smallest code has 21 of the 29 modules of its picture.
  expect(((found.qrCode / found.pxPerMm) * 21) / 29).toBeCloseTo(35 * growth);
});

it.each([
  [landscape, 55, true],
  [landscape, 24, false],
  [portrait, 32, false],
])('%j on %i inches enlarge text to fill a page: %s', (pixels, inches, isEnlarged) => {
  const { text, leastText } = sizes(pixels, inches);
  expect(leastText > text).toBe(isEnlarged);
  expect(leastText).toBeLessThanOrEqual(text * 1.2);
});

it('counts the reach from the lower edge, which is also that of a page that does not fill the display', () => {
  expect(sizes(portrait, 32, 650).reachTop.reach).toBe(376);
  expect(sizes(portrait, 32, 650, 1860).reachTop.reach).toBe(316);
});

it('keeps a third of the page in use on a display that hangs too high', () => {
  expect(sizes(portrait, 32, 1300).reachTop).toEqual({ reach: 1248, low: 1248, half: 960 });
});

it('brings nothing lower on a tablet, of which less than a keyboard and its field would be left', () => {
  expect(sizes([1280, 800], 10, 1150).reachTop).toEqual({ reach: 0, low: 0, half: 0 });
  expect(sizes([1920, 1080], 21, 1150).reachTop).toEqual({ reach: 0, low: 0, half: 540 });
});

it.each([
  [[683, 384], 7, 6],
  [[1280, 800], 10, 9.8],
] as const)('has room for lines on %j of %i inches: %f', (pixels, inches, lines) => {
  const { text, dock, pxPerMm } = sizes(pixels, inches);
  expect(dock).toBeCloseTo(pixels[1] / 4);
  // A line is 1.6 times as high as its text.
  expect((0.9 * pixels[1] - dock) / (1.6 * text)).toBeGreaterThan(lines - 0.001);
  // Half of what EN 301 549 asks for, which is what the text has at 200 %.
  expect((text * CAP_HEIGHT) / pxPerMm).toBeGreaterThanOrEqual(3.65);
});

it.each([
  [[800, 1280], 10, 24],
  // Any more would be too small to read.
  [[480, 800], 7, 16],
] as const)('has room for two tiles or buttons in a row of %j on %i inches: %d em', (pixels, inches, em) => {
  const { text, pxPerMm } = sizes(pixels, inches);
  expect(pixels[0] / text).toBeCloseTo(em, 0);
  expect((text * CAP_HEIGHT) / pxPerMm).toBeGreaterThanOrEqual(3.65);
});

import { expect, it } from 'vitest';
import { CAP_HEIGHT, displayFigures, physicalSizes } from '@/features/kiosk/display/display-size';

it.each([
  [23.8, 0, { inches: 23.8, lowerEdgeMm: 0 }],
  [undefined, undefined, { inches: 32, lowerEdgeMm: 750, assumed: ['inches', 'lowerEdgeMm'] }],
  [6.9, 600, { inches: 32, lowerEdgeMm: 600, invalid: ['inches'] }],
  [43, 1501, { inches: 43, lowerEdgeMm: 750, invalid: ['lowerEdgeMm'] }],
  [Number.POSITIVE_INFINITY, -1, { inches: 32, lowerEdgeMm: 750, invalid: ['inches', 'lowerEdgeMm'] }],
])('replaces what is missing, or what no display has: %d inches, %d mm', (inches, lowerEdgeMm, figures) =>
  expect(displayFigures({ inches, lowerEdgeMm })).toEqual({ assumed: [], invalid: [], ...figures }),
);

type Pixels = readonly [width: number, height: number];
const sizes = ([width, height]: Pixels, inches: number, lowerEdgeMm = 750, pageHeight = height) =>
  physicalSizes({ inches, lowerEdgeMm }, { width, height }, pageHeight);

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
  expect(found.target / found.pxPerMm).toBeCloseTo(Math.max(12 * growth, 56 / found.pxPerMm));
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

it('counts the reach from the lower edge of the page, a third of which is used, unless too little is left', () => {
  expect(sizes(portrait, 32, 650).reachTop.reach).toBe(376);
  expect(sizes(portrait, 32, 650, 1860).reachTop.reach).toBe(316);
  expect(sizes(portrait, 32, 1300).reachTop).toEqual({ reach: 1248, low: 1248, half: 960 });
  expect(sizes([1280, 800], 10, 1150).reachTop).toEqual({ reach: 0, low: 0, half: 0 });
  expect(sizes([1920, 1080], 21, 1150).reachTop).toEqual({ reach: 0, low: 0, half: 540 });
});

it.each([
  [[683, 384], 7, { lines: 6 }],
  [[1280, 800], 10, { lines: 9.8 }],
  [[800, 1280], 10, { em: 24 }],
  // Any more would be too small to read.
  [[480, 800], 7, { em: 16 }],
] as const)('has room on %j of %i inches for %j', (pixels, inches, room) => {
  const { text, dock, pxPerMm } = sizes(pixels, inches);
  // Half of what EN 301 549 asks for, which is what the text has at 200 %.
  expect((text * CAP_HEIGHT) / pxPerMm).toBeGreaterThanOrEqual(3.65);
  expect(dock).toBeCloseTo(pixels[1] / 4);
  // A line is 1.6 times as high as its text; two tiles or buttons are in a row.
  if ('lines' in room) expect((0.9 * pixels[1] - dock) / (1.6 * text)).toBeGreaterThan(room.lines - 0.001);
  else expect(pixels[0] / text).toBeCloseTo(room.em, 0);
});

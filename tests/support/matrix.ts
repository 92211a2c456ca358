/** A combination of theme, text size and window, in which a screen is checked. */
export interface Combination {
  readonly colors: (typeof colors)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly viewport: (typeof viewports)[number];
}

/** The themes, by their labels in the display settings. */
export const colors = ['Light', 'Dark', 'Black and yellow'] as const;

const textSizes = ['100%', '200%'] as const;

/** A small phone, which equals a laptop zoomed to 400%; a laptop; the kiosk. */
export const viewports = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
] as const;

/** Set by `npm run test:full`, which checks every combination. */
const isFull = process.env.MATRIX === 'full';

/** Every combination of theme, text size and window. */
export const allCombinations: readonly Combination[] = colors.flatMap((theme) =>
  textSizes.flatMap((textSize) => viewports.map((viewport) => ({ colors: theme, textSize, viewport }))),
);

/**
 * Three combinations for the screen with that index: each theme and each window once. They rotate from screen to screen,
 * so that six screens cover every combination.
 */
export function someCombinations(screenIndex: number): readonly Combination[] {
  return colors.map((theme, index) => ({
    colors: theme,
    textSize: textSizes[(screenIndex + index) % 2] ?? '100%',
    viewport: viewports[(screenIndex + index) % 3] ?? viewports[0],
  }));
}

/** The combinations in which this run checks the screen with that index. */
export function combinationsFor(screenIndex: number): readonly Combination[] {
  return isFull ? allCombinations : someCombinations(screenIndex);
}

/** Every display for which the kiosk is made: each resolution with each diagonal. */
const allDisplays = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1366 },
].flatMap((viewport) => [24, 32, 43].map((inches) => ({ viewport, inches })));

/** The displays for which this run tests the kiosk: the usual resolution on each diagonal, and the others on the usual one. */
export const displays = allDisplays.filter(
  ({ viewport, inches }) => isFull || inches === 32 || viewport.height === 1920,
);

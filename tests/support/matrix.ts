/** One way in which a visitor may see a screen. */
export interface Display {
  readonly colors: (typeof colors)[number];
  readonly textSize: (typeof textSizes)[number];
  readonly viewport: (typeof viewports)[number];
}

/** The themes, as the display settings name them. */
export const colors = ['Light', 'Dark', 'Black and yellow'] as const;

const textSizes = ['100%', '200%'] as const;

/** A small phone, or a page zoomed to 400 %; a laptop; the kiosk. */
export const viewports = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
] as const;

/** Whether every combination is tried, as `npm run test:full` asks for. */
const isFull = process.env.MATRIX === 'full';

/** Every combination of theme, text size and window. */
export const allDisplays: readonly Display[] = colors.flatMap((theme) =>
  textSizes.flatMap((textSize) => viewports.map((viewport) => ({ colors: theme, textSize, viewport }))),
);

/**
 * A few of the combinations for the screen of that number: each theme and each window once. From screen to screen they
 * take turns, so that all screens together see every combination.
 */
export function someDisplays(screen: number): readonly Display[] {
  return colors.map((theme, index) => ({
    colors: theme,
    textSize: textSizes[(screen + index) % 2] ?? '100%',
    viewport: viewports[(screen + index) % 3] ?? viewports[0],
  }));
}

/** How the screen of that number is to be looked at in this run. */
export function displaysFor(screen: number): readonly Display[] {
  return isFull ? allDisplays : someDisplays(screen);
}

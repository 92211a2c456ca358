const themes = ['paper', 'dark', 'contrast'] as const;
const texts = ['100', '200'] as const;
/** The viewports: a small phone, which equals a laptop zoomed to 400%; a laptop; the kiosk. */
const viewports = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
] as const;

/** Returns the settings and the window of an index: six in a row cover each theme with each text size, and each window. */
export function combinationFor(index: number) {
  const theme = themes[index % 3] ?? themes[0];
  const text = texts[index % 2] ?? '100';
  const viewport = viewports[Math.floor(index / 2) % 3] ?? viewports[0];
  return { settings: { theme, text }, viewport, label: `${theme}, text ${text}%, ${viewport.width} px` };
}

/** Marks tests that read a page's memory, which is slow on a busy machine: `npm run test:memory`, and CI on Linux. */
export const memory = { tag: '@memory' } as const;

/** Displays that a kiosk may have, from a tablet to a wall. */
export const displaySizes = [
  { viewport: { width: 683, height: 384 }, inches: 7 },
  { viewport: { width: 800, height: 480 }, inches: 7 },
  { viewport: { width: 1280, height: 800 }, inches: 8 },
  { viewport: { width: 1280, height: 800 }, inches: 10 },
  { viewport: { width: 800, height: 1280 }, inches: 10 },
  { viewport: { width: 1920, height: 1080 }, inches: 13.3 },
  { viewport: { width: 1920, height: 1080 }, inches: 15.6 },
  { viewport: { width: 1920, height: 1080 }, inches: 21 },
  { viewport: { width: 1920, height: 1080 }, inches: 24 },
  { viewport: { width: 1080, height: 1920 }, inches: 32 },
  { viewport: { width: 1920, height: 1080 }, inches: 43 },
  { viewport: { width: 1920, height: 1080 }, inches: 55 },
] as const;

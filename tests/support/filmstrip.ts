import { expect, type Page } from 'playwright/test';

/** How long nothing may be painted for a page to count as finished, in milliseconds. */
const SETTLE_MS = 1_000;

/** The side of the squares in which frames are compared, in CSS pixels. */
const SQUARE = 10;

/** How much the red, green or blue of two pixels that count as the same may differ, from 0 to 255. */
const TOLERANCE = 24;

/** Every frame that a page paints, as PNG in Base64. */
export interface Filmstrip {
  readonly frames: readonly string[];
  /** Resolves once the page has been loaded and paints no further frames. */
  settled(): Promise<void>;
}

/** Starts to record what a page in Chromium paints. */
export async function film(page: Page): Promise<Filmstrip> {
  const frames: string[] = [];
  let lastPaint = Date.now();
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    lastPaint = Date.now();
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Page.startScreencast', { format: 'png', maxWidth: width, maxHeight: height });
  return {
    frames,
    async settled() {
      await page.waitForLoadState('networkidle');
      await expect.poll(() => Date.now() - lastPaint, { timeout: 30_000 }).toBeGreaterThan(SETTLE_MS);
    },
  };
}

/**
 * Looks for what flashes, shifts or is shown without styles: from the first to the last frame, each square of the page may
 * be like the first frame, then empty, then like the last frame, and nothing else in between, except filled from its top.
 *
 * @param page any page, whose canvas decodes the frames
 * @returns the index and the first wrong position of each wrong frame
 */
export async function wrongFrames(
  page: Page,
  frames: readonly string[],
): Promise<{ frame: number; squares: number; at: string }[]> {
  return page.evaluate(
    async ({ frames, side, tolerance }) => {
      const pixelsOf = async (frame: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${frame}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height) as ImageData;
      };
      const all = await Promise.all(frames.map(pixelsOf));
      const [start] = all;
      const end = all.at(-1);
      if (!start || !end) throw new Error('Nothing was painted.');

      const offsets = Array.from({ length: side * side }, (_, index) => [
        index % side,
        Math.floor(index / side),
      ]);
      /** Whether a pixel has the color of another, or the other is outside the page. */
      const isSame = (one: ImageData, pixel: number, other: ImageData, otherPixel: number) =>
        [0, 1, 2].every((color) => {
          const value = one.data[4 * pixel + color] ?? 0;
          return Math.abs(value - (other.data[4 * otherPixel + color] ?? value)) <= tolerance;
        });
      const wrong = new Map<number, string[]>();
      for (let top = 0; top < end.height; top += side) {
        for (let left = 0; left < end.width; left += side) {
          const pixels = offsets
            .filter(([x = 0, y = 0]) => left + x < end.width && top + y < end.height)
            .map(([x = 0, y = 0]) => (top + y) * end.width + left + x);
          const first = top * end.width + left;
          const width = Math.min(side, end.width - left);
          // Chromium rounds positions to pixels anew when it paints a part of the page.
          const isLike = (frame: ImageData, other: ImageData) =>
            [0, -end.width, end.width].some((shift) =>
              pixels.every((pixel) => isSame(frame, pixel, other, pixel + shift)),
            );
          /** Whether it is like the last frame down to some row, or not at all, and empty from there on. */
          const isFilledFromTop = (frame: ImageData) => {
            const different = pixels.findIndex((pixel) => !isSame(frame, pixel, end, pixel));
            const [background = first, ...others] = pixels.slice(different - (different % width));
            return others.every((pixel) => isSame(frame, pixel, frame, background));
          };
          let isFinal = isLike(start, end);
          for (const [index, frame] of all.entries()) {
            const isNowFinal = isLike(frame, end);
            const isRight = isNowFinal || (!isFinal && (isFilledFromTop(frame) || isLike(frame, start)));
            isFinal ||= isNowFinal;
            if (!isRight) wrong.set(index, [...(wrong.get(index) ?? []), `${left}, ${top}`]);
          }
        }
      }
      return [...wrong].map(([frame, squares]) => ({ frame, squares: squares.length, at: squares[0] ?? '' }));
    },
    { frames, side: SQUARE, tolerance: TOLERANCE },
  );
}

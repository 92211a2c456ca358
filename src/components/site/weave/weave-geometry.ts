/** One colored thread: a loose end that becomes part of the cloth, and runs on beyond the image's end. */
interface Thread {
  /** The goal that gives it its color, from 1 to 17. */
  goal: number;
  /** The whole thread, rendered below the upright threads. */
  path: string;
  /** The stretch in the cloth, drawn above the gaps in the upright threads with {@link Weave.dashes}. */
  overPath: string;
}

/** The paths of a weave, in SVG user units. */
export interface Weave {
  height: number;
  threads: readonly Thread[];
  uprightPath: string;
  /** Gaps in the upright threads where others pass over: wider than an upright thread, shorter than an `overPath`. */
  gapPath: string;
  /** Arrays of dash lengths: a thread passes over every other upright thread. */
  dashes: { over: string; gap: string };
}

export interface WeaveOptions {
  seed: number;
  goals: readonly number[];
  /** The width of the frame, divided by its height. */
  ratio: number;
  /** The length of the loose part, as a multiple of the height; shorter in a narrow frame. */
  loose: number;
}

export const THREAD_PITCH = 20;

export const THREAD_WIDTH = 13.6;

/** How far threads extend beyond the frame, as a multiple of the height, so that no end shows while it changes shape. */
const REACH = 10;

/** The largest share of the width where the threads are loose. */
const MOST_LOOSE = 0.7;

/** The smallest width of the cloth: fewer than four upright threads would not look woven. */
const LEAST_CLOTH = 5 * THREAD_PITCH;

/** Half the width of a thread, whose round end must not be cut off. */
const HALF_THREAD = THREAD_WIDTH / 2;

/** The least distance of the last upright thread from the edge, so that fitting the weave to its frame removes no thread. */
const LAST_GAP = THREAD_PITCH * 0.5;

const OVER = THREAD_PITCH * 0.9;
const GAP = THREAD_PITCH * 0.7;

/** Rounds to whole units, each about a pixel. */
const round = Math.round;

/** Creates a mulberry32 generator: a seed always gives the same numbers, from 0 up to but not including 1. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Computes loose threads that come from the left and are woven into a cloth. The same options give the same result. */
export function weaveGeometry({ seed, goals, ratio, loose }: WeaveOptions): Weave {
  const random = seededRandom(seed);
  const margin = 2.5 * THREAD_PITCH;
  const height = (goals.length - 1) * THREAD_PITCH + 2 * margin;
  const width = round(height * ratio);
  const clothStart = round(
    Math.max(Math.min(loose * height, MOST_LOOSE * width, width - LEAST_CLOTH), HALF_THREAD),
  );
  const uprights = Math.max(Math.floor((width - LAST_GAP - clothStart) / THREAD_PITCH), 1);
  const end = round(width + REACH * height);
  const uprightAt = (index: number) => clothStart + (index + 1) * THREAD_PITCH;
  const middle = (goals.length - 1) / 2;

  const heightOf = (row: number) => margin + row * THREAD_PITCH;
  /** Returns a line that starts with a dash of the given length, over the first or the second upright thread. */
  const dashedLine = (row: number, dash: number) =>
    `M${round(uprightAt(row % 2) - dash / 2)} ${heightOf(row)}H${end}`;

  const threads = goals.map((goal, row): Thread => {
    const y = heightOf(row);
    const spread = (row - middle) * THREAD_PITCH * 0.35;
    const startX = round(Math.max(clothStart * (0.02 + random() * 0.32), HALF_THREAD));
    const startY = round(
      Math.min(
        height - THREAD_PITCH,
        Math.max(THREAD_PITCH, y + spread + (random() - 0.5) * 3.4 * THREAD_PITCH),
      ),
    );
    const bend = round((random() - 0.5) * 4 * THREAD_PITCH);
    const third = (clothStart - startX) / 3;
    const path =
      `M${startX} ${startY}` +
      `C${round(startX + third)} ${round(startY + bend)} ${round(startX + 2 * third)} ${y} ${clothStart} ${y}` +
      `H${end}`;
    return { goal, path, overPath: dashedLine(row, OVER) };
  });

  const top = margin - THREAD_PITCH * 1.1;
  const uprightLength = height - 2 * top;
  const uprightPath = Array.from({ length: uprights }, (_, index) => {
    const overshoot = random() * THREAD_PITCH * 0.6;
    return `M${round(uprightAt(index))} ${round(top - overshoot / 2)}v${round(uprightLength + overshoot)}`;
  }).join('');

  return {
    height,
    threads,
    uprightPath,
    gapPath: goals.map((_, row) => dashedLine(row, GAP)).join(''),
    dashes: { over: `${OVER} ${2 * THREAD_PITCH - OVER}`, gap: `${GAP} ${2 * THREAD_PITCH - GAP}` },
  };
}

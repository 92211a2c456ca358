import { seededRandom } from './random';

/** One coloured thread: a loose end that becomes part of the cloth. */
export interface Thread {
  /** The goal whose colour it has, from 1 to 17. */
  goal: number;
  /** The whole thread, to be drawn under the upright threads. */
  path: string;
  /** Where it passes over the upright threads, to be drawn on top of the gaps in those. */
  overPath: string;
}

/** A drawn weave, in the units of its own picture. */
export interface Weave {
  width: number;
  height: number;
  threads: readonly Thread[];
  /** All upright threads, as one path. */
  uprightPath: string;
  /** Gaps in the upright threads, where others pass over them: a little wider than those, and a little shorter. */
  gapPath: string;
}

/** What to draw. */
export interface WeaveOptions {
  seed: number;
  goals: readonly number[];
  /** How many upright threads the cloth has. */
  uprights: number;
  /** The part of the width, from 0 to 1, in which the threads are still loose. */
  loose: number;
}

/** Distance between neighbouring threads. */
export const PITCH = 20;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Draws loose threads that come in from the left and are woven into a cloth on the right, over and under its upright
 * threads by turns. The same options always give the same picture.
 */
export function weaveGeometry({ seed, goals, uprights, loose }: WeaveOptions): Weave {
  const random = seededRandom(seed);
  const clothWidth = (uprights + 1) * PITCH;
  const width = round(clothWidth / (1 - loose));
  const clothStart = width - clothWidth;
  const margin = 2.5 * PITCH;
  const height = (goals.length - 1) * PITCH + 2 * margin;
  const uprightAt = (index: number) => clothStart + (index + 1) * PITCH;
  const middle = (goals.length - 1) / 2;

  const heightOf = (row: number) => margin + row * PITCH;
  const overStretches = (row: number, length: number) =>
    Array.from({ length: uprights }, (_, column) => column)
      .filter((column) => (column + row) % 2 === 0)
      .map((column) => `M${round(uprightAt(column) - length / 2)} ${heightOf(row)}h${length}`)
      .join('');

  const threads = goals.map((goal, row): Thread => {
    const y = heightOf(row);
    const spread = (row - middle) * PITCH * 0.35;
    const startX = round(clothStart * (0.02 + random() * 0.32));
    const startY = round(
      Math.min(height - PITCH, Math.max(PITCH, y + spread + (random() - 0.5) * 3.4 * PITCH)),
    );
    const bend = round((random() - 0.5) * 4 * PITCH);
    const third = (clothStart - startX) / 3;
    const path =
      `M${startX} ${startY}` +
      `C${round(startX + third)} ${round(startY + bend)} ${round(startX + 2 * third)} ${y} ${round(clothStart)} ${y}` +
      `H${round(width)}`;
    return { goal, path, overPath: overStretches(row, PITCH * 0.9) };
  });
  const gapPath = goals.map((_, row) => overStretches(row, PITCH * 0.7)).join('');

  const top = margin - PITCH * 1.1;
  const uprightLength = height - 2 * top;
  const uprightPath = Array.from({ length: uprights }, (_, column) => {
    const overshoot = random() * PITCH * 0.6;
    return `M${round(uprightAt(column))} ${round(top - overshoot / 2)}v${round(uprightLength + overshoot)}`;
  }).join('');

  return { width, height, threads, uprightPath, gapPath };
}

import type { GoalNumber } from '@/content/types';

/**
 * One shape of a picture, in a frame of 96 by 96: the data of an SVG path, and the goal whose color fills it. 0 fills it
 * with paper, which covers what is behind it.
 */
export type Shape = readonly [path: string, fill?: GoalNumber | 0];

/** The shapes of a picture, from back to front. */
export type Picture = readonly Shape[];

/** A circle around x, y. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A rectangle with round corners, from its top left corner. */
export function box(x: number, y: number, w: number, h: number, r = 3): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

/** A star with five points around x, y. */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const reach = index % 2 === 0 ? r : r * 0.45;
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** A heart around x, y, 40 wide at scale 1. */
export function heart(x: number, y: number, s: number): string {
  const lobe = `a${10.5 * s} ${10.5 * s} 0 0 1 ${20 * s}`;
  return `M${x} ${y + 16 * s}c${-12 * s} ${-9 * s} ${-20 * s} ${-15 * s} ${-20 * s} ${-24 * s}${lobe} ${-5 * s}${lobe} ${5 * s}c0 ${9 * s} ${-8 * s} ${15 * s} ${-20 * s} ${24 * s}z`;
}

/** An open hand around x, y, 54 by 75 at scale 1; its thumb is at the left, or with `side` -1 at the right. */
export function hand(x: number, y: number, s: number, side: 1 | -1 = 1): string {
  const k = s * side;
  const fingertip = `a${5 * s} ${5 * s} 0 0 ${side === 1 ? 1 : 0} ${10 * k} 0`;
  const finger = (up: number, down: number) => `v${-up * s}${fingertip}v${down * s}`;
  return `M${x - 18 * k} ${y + 2 * s}${finger(24, 18)}${finger(28, 26)}${finger(23, 25)}${finger(15, 31)}c0 ${16 * s} ${-8 * k} ${26 * s} ${-22 * k} ${26 * s}c${-11 * k} 0 ${-17 * k} ${-5 * s} ${-22 * k} ${-14 * s}l${-10 * k} ${-14 * s}c${-3 * k} ${-5 * s} ${4 * k} ${-9 * s} ${8 * k} ${-5 * s}l${6 * k} ${7 * s}z`;
}

/** A speech bubble from its top left corner; its tail is at the bottom, at `tail` from the left. */
export function bubble(x: number, y: number, w: number, h: number, tail: number): string {
  const corner = (dx: number, dy: number) => `a7 7 0 0 1 ${dx} ${dy}`;
  return `M${x + 7} ${y}h${w - 14}${corner(7, 7)}v${h - 14}${corner(-7, 7)}h${tail + 10 - w + 7}l-8 8-2-8h${7 - tail}${corner(-7, -7)}v${14 - h}${corner(7, -7)}z`;
}

/** A question mark 15 wide and 25 high, from its left. */
export function questionMark(x: number, y: number): string {
  return `M${x} ${y + 8}a7.5 7.5 0 1 1 11 6.5c-3 1.5-3.5 3-3.5 5.5M${x + 7.5} ${y + 26}v.1`;
}

/** The pupils and the mouth of a face around x, y; `smile` is negative for a sad one. */
export function face(x: number, y: number, smile: number): string {
  return `M${x - 8} ${y - 6}v2M${x + 8} ${y - 6}v2M${x - 10} ${y + 8 - smile / 2}q10 ${smile} 20 0`;
}

/** A person from the chest up. The head is around x, y. */
export function bust(x: number, y: number, color: GoalNumber, s = 1): Picture {
  return [
    [`M${x - 16 * s} ${y + 36 * s}v${-8 * s}a${16 * s} ${14 * s} 0 0 1 ${32 * s} 0v${8 * s}z`, color],
    [circle(x, y, 9 * s), 0],
  ];
}

/** Long hair, behind a {@link bust}. */
export function longHair(x: number, y: number, color: GoalNumber, s = 1): Shape {
  return [`M${x - 14 * s} ${y + 14 * s}v${-14 * s}a${14 * s} ${14 * s} 0 0 1 ${28 * s} 0v${14 * s}z`, color];
}

const arms = {
  down: (x: number, y: number, s: number) =>
    `M${x - 9 * s} ${y + 16 * s}l${-5 * s} ${18 * s}M${x + 9 * s} ${y + 16 * s}l${5 * s} ${18 * s}`,
  up: (x: number, y: number, s: number) =>
    `M${x - 9 * s} ${y + 16 * s}l${-9 * s} ${-18 * s}M${x + 9 * s} ${y + 16 * s}l${9 * s} ${-18 * s}`,
  /** Drawn by the picture. */
  none: () => '',
};

/** A person who stands, 63 high at scale 1. The head is around x, y. */
export function standing(
  x: number,
  y: number,
  color: GoalNumber,
  s = 1,
  pose: keyof typeof arms = 'down',
): Picture {
  return [
    [
      `${arms[pose](x, y, s)}M${x - 4 * s} ${y + 36 * s}l${-s} ${20 * s}M${x + 4 * s} ${y + 36 * s}l${s} ${20 * s}`,
    ],
    [box(x - 9 * s, y + 11 * s, 18 * s, 26 * s, 6 * s), color],
    [circle(x, y, 7.5 * s), 0],
  ];
}

/** A person in a wheelchair, going right. The head is around x, y. */
export function wheelchairUser(x: number, y: number, color: GoalNumber, s = 1): Picture {
  return [
    [
      `M${x - 2 * s} ${y + 31 * s}h${18 * s}l${5 * s} ${20 * s}h${6 * s}M${x - 7 * s} ${y + 17 * s}h${-7 * s}`,
    ],
    [circle(x, y + 41 * s, 15 * s)],
    [box(x - 8 * s, y + 11 * s, 15 * s, 23 * s, 6 * s), color],
    [`M${x + 4 * s} ${y + 17 * s}l${9 * s} ${8 * s}`],
    [circle(x, y, 7.5 * s), 0],
  ];
}

/** A circle with a bar across, for what is not needed or not done. */
export const crossedOut: Picture = [[`${circle(48, 48, 41)}M19 19l58 58`]];

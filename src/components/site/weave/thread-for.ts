import type { GoalNumber } from '@/content/types';

/** Ordered so that neighbors are easy to distinguish, even with color blindness. */
const order: readonly GoalNumber[] = [16, 10, 13, 9, 8, 14, 7, 17, 5, 15, 12, 1, 6, 4, 3, 11, 2];

/** Returns the goal whose color the n-th item of a list gets, so that neighbors differ. */
export function threadFor(index: number): GoalNumber {
  return order[index % order.length] ?? 16;
}

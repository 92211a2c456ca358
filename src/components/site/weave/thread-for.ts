import type { GoalNumber } from '@/content/types';

/** Neighbours in this order differ clearly, also for people who see fewer colours. */
const order: readonly GoalNumber[] = [16, 10, 13, 9, 8, 14, 7, 17, 5, 15, 12, 1, 6, 4, 3, 11, 2];

/** The thread of the n-th of several things in a row, so that neighbours differ in colour. */
export function threadFor(index: number): GoalNumber {
  return order[index % order.length] ?? 16;
}

import type { ContactWay } from './types';

/** Leaves out the ways that the foundation does not have. */
export const offeredContactWays = (ways: readonly ContactWay[]): readonly ContactWay[] =>
  ways.filter(({ lines }) => lines.length > 0);

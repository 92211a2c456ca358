import type { ContactWay } from './types';

/** The ways to reach the foundation that it has. */
export const waysOf = (ways: readonly ContactWay[]): readonly ContactWay[] =>
  ways.filter(({ lines }) => lines.length > 0);

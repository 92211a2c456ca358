import { sharedState } from '@/components/ui/shared-state';
import type { FinderAnswers } from '@/content/finder-rules';

/** The visitor's answers so far, and how many questions come before the current one. */
export interface FinderState {
  readonly step: number;
  readonly answers: Partial<FinderAnswers>;
}

export const initialFinderState: FinderState = { step: 0, answers: {} };

/** Keeps the visitor's answers while they visit other screens, in memory only. */
export const [FinderStateProvider, useFinderState] = sharedState(() => initialFinderState);

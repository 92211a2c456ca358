import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react';
import type { FinderAnswers } from '@/content/finder-rules';

/** The visitor's answers so far, and how many questions come before the current one. */
export interface FinderState {
  readonly step: number;
  readonly answers: Partial<FinderAnswers>;
}

/** Before the first question. */
export const unanswered: FinderState = { step: 0, answers: {} };

type FinderContextValue = readonly [FinderState, Dispatch<SetStateAction<FinderState>>];

const FinderContext = createContext<FinderContextValue>([unanswered, () => undefined]);

/** Keeps the answers while the visitor is on other screens; in memory only. */
export function FinderStateProvider({ children }: { children: ReactNode }) {
  return <FinderContext value={useState(unanswered)}>{children}</FinderContext>;
}

/** The current visitor's answers, and the function that changes them. */
export function useFinderState(): FinderContextValue {
  return useContext(FinderContext);
}

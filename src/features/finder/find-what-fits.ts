import {
  type FinderAnswers,
  type FinderQuestion,
  finderRules,
  serviceMeetings,
} from '@/content/finder-rules';
import type { Program, Service } from '@/content/types';

/** Limits the suggestions: more would be one more thing to choose from. */
const MAX_SUGGESTIONS = 3;

const finderQuestions: readonly FinderQuestion[] = ['who', 'hard', 'meet'];

/** Whether one of the answers is the visitor's, which may mean nothing in particular. */
const includes = (answers: readonly string[], answer: string) => answers.includes(answer);

/** A service or program that may fit. */
export type Suggestion = {
  /** The questions whose answers speak for it; none if it is only a fallback. */
  readonly reasons: readonly FinderQuestion[];
} & (
  | { readonly kind: 'service'; readonly item: Service }
  | { readonly kind: 'program'; readonly item: Program }
);

/** What the foundation offers now. */
export interface Offers {
  readonly services: readonly Service[];
  readonly programs: readonly Program[];
}

/**
 * Finds the services and programs that fit a visitor's answers: at most three, first those that meet in the preferred way.
 * If none does, suggests whatever else is offered to that visitor.
 */
export function findWhatFits(answers: FinderAnswers, offers: Offers): readonly Suggestion[] {
  const { who, hard, meet } = answers;
  const programs = offers.programs.filter(
    (program) => who === 'unsure' || program.who.length === 0 || includes(program.who, who),
  );
  const reasons = (given: Partial<Record<FinderQuestion, boolean>>) =>
    finderQuestions.filter((question) => given[question]);

  const fitting = finderRules[hard].flatMap((rule): Suggestion[] => {
    if (rule !== 'programs') {
      const item = offers.services.find(({ id }) => id === rule);
      const isPreferred = includes(serviceMeetings[rule] ?? [], meet);
      return item ? [{ kind: 'service', item, reasons: reasons({ hard: true, meet: isPreferred }) }] : [];
    }
    return programs
      .filter((program) => includes(program.hard, hard))
      .map((item) => ({
        kind: 'program',
        item,
        // What is for everyone is not for someone in particular.
        reasons: reasons({ who: includes(item.who, who), hard: true, meet: includes(item.meet, meet) }),
      }));
  });
  if (fitting.length > 0) {
    const isPreferred = (suggestion: Suggestion) => Number(suggestion.reasons.includes('meet'));
    return fitting.sort((a, b) => isPreferred(b) - isPreferred(a)).slice(0, MAX_SUGGESTIONS);
  }
  return [
    ...offers.services.map((item) => ({ kind: 'service', item, reasons: [] }) as const),
    ...programs.map((item) => ({ kind: 'program', item, reasons: [] }) as const),
  ].slice(0, MAX_SUGGESTIONS);
}

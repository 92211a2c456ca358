import { keysOf } from '@/lib/keys-of';

/** The answers to each question of the finder, in the order in which they are offered; the same in every language. */
export const finderAnswers = {
  who: ['me', 'child', 'adult', 'family', 'unsure'],
  hard: ['helper', 'week', 'forms', 'alone', 'skills', 'work', 'unsure'],
  meet: ['phone', 'person', 'group', 'unsure'],
} as const;

export type FinderQuestion = keyof typeof finderAnswers;

export const isFinderQuestion = (name: string): name is FinderQuestion => Object.hasOwn(finderAnswers, name);

export const finderQuestions = keysOf(finderAnswers);

type FinderAnswer<Question extends FinderQuestion> = (typeof finderAnswers)[Question][number];

export type FinderAnswers = { readonly [Question in FinderQuestion]: FinderAnswer<Question> };

type AnswerNames = {
  readonly [Question in FinderQuestion]: { readonly answers: Readonly<Record<string, { label: string }>> };
};

/** Returns the label of an answer. */
export const answerName = (questions: AnswerNames, question: FinderQuestion, answer: string) =>
  questions[question].answers[answer]?.label ?? answer;

type Particular<Question extends FinderQuestion> = Exclude<FinderAnswer<Question>, 'unsure'>;

/** Answers that staff give for a service or a program, so that the finder suggests it: one or more to each question. */
export interface OfferAnswers {
  /** Whom the offer is for; empty if it is for everybody. The finder suggests it to nobody else. */
  readonly who: readonly Particular<'who'>[];
  /** The difficulties that it helps with. Offers for fewer difficulties come first; without any, it is only a fallback. */
  readonly hard: readonly Particular<'hard'>[];
  /** How people meet there. Offers that meet as the visitor prefers come first. */
  readonly meet: readonly Particular<'meet'>[];
}

/** The answers to each question of the finder, in the order in which they are offered; the same in every language. */
export const finderAnswers = {
  /** Who the help is for. */
  who: ['me', 'child', 'adult', 'family', 'unsure'],
  /** What is hard. */
  hard: ['helper', 'week', 'forms', 'alone', 'skills', 'work', 'unsure'],
  /** How to meet. */
  meet: ['phone', 'person', 'group', 'unsure'],
} as const;

export type FinderQuestion = keyof typeof finderAnswers;

/** An answer to a question. */
export type FinderAnswer<Question extends FinderQuestion> = (typeof finderAnswers)[Question][number];

/** One answer to each question. */
export type FinderAnswers = { readonly [Question in FinderQuestion]: FinderAnswer<Question> };

/** An answer that says something in particular. */
type Particular<Question extends FinderQuestion> = Exclude<FinderAnswer<Question>, 'unsure'>;

/** What staff say about a program, so that the finder suggests it: one or more answers to each question. */
export interface ProgramAnswers {
  /** Whom it is for, or nobody in particular: it is never suggested for anyone else. */
  readonly who: readonly Particular<'who'>[];
  /** What it helps with. Without any, it is only suggested where nothing else fits. */
  readonly hard: readonly Particular<'hard'>[];
  /** How people meet there: what the visitor prefers is suggested first. */
  readonly meet: readonly Particular<'meet'>[];
}

/** How people meet in each service, by the ids of the samples. */
export const serviceMeetings: Readonly<Record<number, readonly Particular<'meet'>[]>> = {
  1: ['phone', 'person'],
  2: ['person'],
  3: ['person'],
  4: ['group'],
};

/** What helps with each difficulty, best first: services, by the ids of the samples, and the programs against it. */
export const finderRules: Readonly<Record<FinderAnswer<'hard'>, readonly (number | 'programs')[]>> = {
  helper: [1, 3, 'programs'],
  week: [2, 'programs', 1],
  forms: [3, 'programs'],
  alone: [4, 'programs', 2],
  skills: [1, 'programs'],
  work: ['programs', 3],
  unsure: [1, 3, 4],
};

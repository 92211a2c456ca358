/** The answers to each question of the finder, in the order in which they are offered; the same in every language. */
export const finderAnswers = {
  /** Who the help is for. */
  who: ['me', 'child', 'adult', 'family', 'unsure'],
  /** The difficulty. */
  hard: ['helper', 'week', 'forms', 'alone', 'skills', 'work', 'unsure'],
  /** How to meet. */
  meet: ['phone', 'person', 'group', 'unsure'],
} as const;

export type FinderQuestion = keyof typeof finderAnswers;

export type FinderAnswer<Question extends FinderQuestion> = (typeof finderAnswers)[Question][number];

export type FinderAnswers = { readonly [Question in FinderQuestion]: FinderAnswer<Question> };

/** An answer that says something in particular. */
type Particular<Question extends FinderQuestion> = Exclude<FinderAnswer<Question>, 'unsure'>;

/** Answers that staff give for a service or a program, so that the finder suggests it: one or more to each question. */
export interface OfferAnswers {
  /** Whom it is for, or nobody in particular: it is never suggested for anyone else. */
  readonly who: readonly Particular<'who'>[];
  /** The difficulties that it helps with. Offers that help with fewer come first. Without any, it is only suggested where nothing else fits. */
  readonly hard: readonly Particular<'hard'>[];
  /** How people meet there: what the visitor prefers is suggested first. */
  readonly meet: readonly Particular<'meet'>[];
}

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

/** A service or program that the finder may suggest, identified by its id. */
export type FinderOption = ({ readonly service: number } | { readonly program: number }) & {
  /** Whom it is for, if not for everyone: it is never suggested for anyone else. */
  readonly who?: readonly FinderAnswer<'who'>[];
  /** How people meet there: what the visitor prefers is suggested first. */
  readonly meet: readonly FinderAnswer<'meet'>[];
};

const oneByOne = ['me', 'child', 'adult'] as const;

/** Everything that the finder may suggest. The ids are those of the sample services and programs. */
export const finderOptions = {
  matching: { service: 1, meet: ['phone', 'person'] },
  support: { service: 2, meet: ['person'] },
  directory: { service: 3, meet: ['person'] },
  community: { service: 4, meet: ['group'] },
  peers: { program: 1, who: ['me', 'adult'], meet: ['group', 'phone'] },
  workshops: { program: 2, meet: ['group'] },
  job: { program: 3, who: oneByOne, meet: ['person'] },
  living: { program: 4, who: oneByOne, meet: ['person'] },
  families: { program: 5, who: ['child', 'adult', 'family'], meet: ['group'] },
  outings: { program: 6, who: oneByOne, meet: ['group'] },
} as const satisfies Record<string, FinderOption>;

type OptionName = keyof typeof finderOptions;

/** What helps with each difficulty, best first. */
export const finderRules: Readonly<Record<FinderAnswer<'hard'>, readonly OptionName[]>> = {
  helper: ['matching', 'directory'],
  week: ['support', 'families', 'matching'],
  forms: ['directory', 'workshops'],
  alone: ['community', 'peers', 'families', 'outings', 'support'],
  skills: ['matching', 'living'],
  work: ['job', 'directory'],
  unsure: ['matching', 'directory', 'community'],
};

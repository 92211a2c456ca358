import {
  type FinderAnswers,
  type FinderOption,
  type FinderQuestion,
  finderOptions,
  finderRules,
} from '@/content/finder-rules';
import type { Program, Service } from '@/content/types';

/** How many services and programs are suggested at most: more would be one more thing to choose from. */
const MOST_SUGGESTIONS = 3;

/** A service or program that may fit. */
export type Suggestion = {
  /** The questions whose answers it was chosen for; none if it is just what else is offered. */
  readonly reasons: readonly FinderQuestion[];
} & ({ readonly service: Service } | { readonly program: Program });

/** What the foundation offers now. */
export interface Offers {
  readonly services: readonly Service[];
  readonly programs: readonly Program[];
}

function isFor({ who }: FinderOption, answers: FinderAnswers): boolean {
  return !who || answers.who === 'unsure' || who.includes(answers.who);
}

function meetsAsWished({ meet }: FinderOption, answers: FinderAnswers): boolean {
  return meet.includes(answers.meet);
}

/** The questions whose answers speak for an option. What is for everyone is not for someone in particular. */
function reasonsFor(option: FinderOption, answers: FinderAnswers): FinderQuestion[] {
  const reasons: FinderQuestion[] = option.who && answers.who !== 'unsure' ? ['who', 'hard'] : ['hard'];
  return meetsAsWished(option, answers) ? [...reasons, 'meet'] : reasons;
}

/** A suggestion of what the option stands for, or none if staff have deleted it. */
function suggest(
  option: FinderOption,
  { services, programs }: Offers,
  reasons: FinderQuestion[],
): Suggestion[] {
  if ('service' in option) {
    const service = services.find(({ id }) => id === option.service);
    return service ? [{ service, reasons }] : [];
  }
  const program = programs.find(({ id }) => id === option.program);
  return program ? [{ program, reasons }] : [];
}

/** All services, including those that staff have added, and then the programs, for the rules to fall back on. */
function everythingElse(answers: FinderAnswers, offers: Offers): Suggestion[] {
  const options: FinderOption[] = Object.values(finderOptions);
  return [
    ...offers.services.map((service) => ({ service, reasons: [] })),
    ...options
      .filter((option) => 'program' in option && isFor(option, answers))
      .flatMap((option) => suggest(option, offers, [])),
  ];
}

/**
 * The services and programs that fit a visitor's answers: at most three, first those that meet in the preferred way. If
 * staff have deleted all of them, it is what else there is; nothing only if there is nothing for that visitor.
 */
export function findWhatFits(answers: FinderAnswers, offers: Offers): readonly Suggestion[] {
  const options: FinderOption[] = finderRules[answers.hard].map((name) => finderOptions[name]);
  const fitting = options
    .filter((option) => isFor(option, answers))
    .toSorted((a, b) => Number(meetsAsWished(b, answers)) - Number(meetsAsWished(a, answers)))
    .flatMap((option) => suggest(option, offers, reasonsFor(option, answers)));
  return (fitting.length > 0 ? fitting : everythingElse(answers, offers)).slice(0, MOST_SUGGESTIONS);
}

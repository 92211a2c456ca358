import {
  type FinderAnswers,
  type FinderOption,
  type FinderQuestion,
  finderOptions,
  finderRules,
} from '@/content/finder-rules';
import type { Program, Service } from '@/content/types';

/** Limits the suggestions: more would be one more thing to choose from. */
const MAX_SUGGESTIONS = 3;

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
 * If staff have deleted all of them, suggests whatever else is offered to that visitor.
 */
export function findWhatFits(answers: FinderAnswers, offers: Offers): readonly Suggestion[] {
  const { who, hard, meet } = answers;
  const isSuitable = (option: FinderOption) => !option.who || who === 'unsure' || option.who.includes(who);
  const isPreferred = (option: FinderOption) => option.meet.includes(meet);

  /** Suggests the service or program of an option, or nothing if staff have deleted it. */
  function suggest(option: FinderOption, reasons: FinderQuestion[]): Suggestion[] {
    if ('service' in option) {
      const item = offers.services.find(({ id }) => id === option.service);
      return item ? [{ kind: 'service', item, reasons }] : [];
    }
    const item = offers.programs.find(({ id }) => id === option.program);
    return item ? [{ kind: 'program', item, reasons }] : [];
  }

  const options: FinderOption[] = finderRules[hard].map((name) => finderOptions[name]);
  const fitting = options
    .filter(isSuitable)
    .sort((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
    .flatMap((option) => {
      // An option for everyone is not for someone in particular.
      const reasons: FinderQuestion[] = option.who && who !== 'unsure' ? ['who', 'hard'] : ['hard'];
      return suggest(option, isPreferred(option) ? [...reasons, 'meet'] : reasons);
    });
  if (fitting.length > 0) return fitting.slice(0, MAX_SUGGESTIONS);

  const allOptions: FinderOption[] = Object.values(finderOptions);
  const programs = allOptions.filter((option) => 'program' in option && isSuitable(option));
  return [
    // Including the services that staff have added.
    ...offers.services.map((item) => ({ kind: 'service', item, reasons: [] }) as const),
    ...programs.flatMap((option) => suggest(option, [])),
  ].slice(0, MAX_SUGGESTIONS);
}

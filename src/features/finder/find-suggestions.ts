import type { Program, Service } from '@/content/document';
import {
  type FinderAnswers,
  type FinderQuestion,
  finderQuestions,
  type OfferAnswers,
} from '@/content/finder-rules';

/** The most suggestions, since each is another choice to make. */
const MAX_SUGGESTIONS = 3;

export type Suggestion = {
  /** The questions whose answers match it; none if it is only a fallback. */
  readonly reasons: readonly FinderQuestion[];
} & (
  | { readonly kind: 'service'; readonly item: Service }
  | { readonly kind: 'program'; readonly item: Program }
);

export interface FinderOffers {
  readonly services: readonly Service[];
  readonly programs: readonly Program[];
}

/** Finds at most three matching offers, those with the preferred way to meet first; if none matches, all for that visitor. */
export function findSuggestions(answers: FinderAnswers, offers: FinderOffers): readonly Suggestion[] {
  const { who, hard } = answers;
  const says = ({ item }: Suggestion, question: FinderQuestion) => {
    const given: Partial<OfferAnswers> = item;
    return given[question]?.some((answer) => answer === answers[question]) ?? false;
  };
  const offered = [
    ...offers.services.map((item) => ({ kind: 'service', item, reasons: [] }) as const),
    ...offers.programs.map((item) => ({ kind: 'program', item, reasons: [] }) as const),
  ].filter((offer) => who === 'unsure' || !offer.item.who?.length || says(offer, 'who'));
  const fitting = offered
    // Suggests only services if the visitor is not sure what is hard.
    .filter((offer) => (hard === 'unsure' ? offer.kind === 'service' : says(offer, 'hard')))
    .map((offer) => ({
      ...offer,
      // Gives no reason for an offer that is for everyone.
      reasons: finderQuestions.filter((question) => question === 'hard' || says(offer, question)),
    }));
  const isPreferred = ({ reasons }: Suggestion) => Number(reasons.includes('meet'));
  const breadth = ({ item }: Suggestion) => (hard === 'unsure' ? 0 : (item.hard?.length ?? 0));
  return (
    fitting.length > 0
      ? fitting.sort((a, b) => isPreferred(b) - isPreferred(a) || breadth(a) - breadth(b))
      : offered
  ).slice(0, MAX_SUGGESTIONS);
}

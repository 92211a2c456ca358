import { expect, test } from 'vitest';
import { type FinderAnswers, finderAnswers, type OfferAnswers } from '@/content/finder-rules';
import { type FinderOffers, findSuggestions, type Suggestion } from '@/features/finder/find-suggestions';
import { content } from '../../../../support/filled-copy';

const { services, programs } = content.en;
const offers: FinderOffers = { services, programs };

const everyCombination: readonly FinderAnswers[] = finderAnswers.who.flatMap((who) =>
  finderAnswers.hard.flatMap((hard) => finderAnswers.meet.map((meet) => ({ who, hard, meet }))),
);

const titleOf = ({ item }: Suggestion) => item.title;
const titles = (answers: FinderAnswers, from: FinderOffers = offers) =>
  findSuggestions(answers, from).map(titleOf);

test.each(everyCombination)('$who, $hard, $meet have suggestions', (answers) => {
  const suggestions = findSuggestions(answers, offers);
  expect(suggestions.length).toBeGreaterThanOrEqual(1);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  expect(new Set(suggestions.map(titleOf)).size).toBe(suggestions.length);
  for (const { reasons } of suggestions) {
    expect(reasons).toContain('hard');
    // An answer that means nothing in particular is no reason.
    if (answers.who === 'unsure') expect(reasons).not.toContain('who');
    if (answers.meet === 'unsure') expect(reasons).not.toContain('meet');
  }
  // Nothing for adults alone.
  if (answers.who === 'child') expect(suggestions.map(titleOf)).not.toContain('Peer Support Groups');
  // What meets in the preferred way comes first.
  const preferred = suggestions.map(({ reasons }) => reasons.includes('meet'));
  expect(preferred).toEqual(preferred.toSorted((a, b) => Number(b) - Number(a)));
  expect(titles(answers, { ...offers, services: [] }).length).toBeGreaterThanOrEqual(1);
});

const unsure = { who: 'unsure', hard: 'unsure', meet: 'unsure' } as const;

test.each<[FinderAnswers, string[]]>([
  [{ ...unsure, hard: 'alone' }, ['Community Programs', 'Peer Support Groups', 'Community Integration']],
  [{ ...unsure, meet: 'group' }, ['Community Programs', 'Provider Matching', 'Support Services']],
])('%o', (answers, expected) => expect(titles(answers)).toEqual(expected));

const toys = { id: 99, title: 'Toy Library', description: 'Toys on loan.', icon: 'book', features: [] };

test('a service that staff add is suggested by its own answers, first if it helps with nothing else', () => {
  const week = { who: 'me', hard: 'week', meet: 'unsure' } as const;
  const withToys = (given: Partial<OfferAnswers>) =>
    titles(week, { programs, services: [...services, { ...toys, who: [], hard: [], meet: [], ...given }] });
  expect(withToys({})).not.toContain('Toy Library');
  expect(withToys({ hard: ['week'] })[0]).toBe('Toy Library');
  expect(withToys({ hard: ['week'], who: ['child'] })).not.toContain('Toy Library');
  expect(withToys({ hard: ['week'], who: ['me'] })[0]).toBe('Toy Library');
});

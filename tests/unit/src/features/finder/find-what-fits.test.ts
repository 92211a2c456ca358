import { describe, expect, test } from 'vitest';
import { type FinderAnswers, finderAnswers, finderOptions, finderRules } from '@/content/finder-rules';
import { sampleContent } from '@/copy/editable';
import { programs } from '@/copy/programs';
import { findWhatFits, type Offers, type Suggestion } from '@/features/finder/find-what-fits';

const offers: Offers = { services: sampleContent.services, programs: programs.list.items };

const everyCombination: readonly FinderAnswers[] = finderAnswers.who.flatMap((who) =>
  finderAnswers.hard.flatMap((hard) => finderAnswers.meet.map((meet) => ({ who, hard, meet }))),
);

const titleOf = (suggestion: Suggestion) =>
  'service' in suggestion ? suggestion.service.title : suggestion.program.title;
const titles = (answers: FinderAnswers, from: Offers = offers) => findWhatFits(answers, from).map(titleOf);

test('the rules name services and programs that exist, each of which is suggested for some answers', () => {
  const serviceIds = sampleContent.services.map(({ id }) => id);
  const programIds = programs.list.items.map(({ id }) => id);
  const options = Object.values(finderOptions);
  expect(options.flatMap((option) => ('service' in option ? option.service : []))).toEqual(serviceIds);
  expect(options.flatMap((option) => ('program' in option ? option.program : []))).toEqual(programIds);
  expect(new Set(Object.values(finderRules).flat())).toEqual(new Set(Object.keys(finderOptions)));
  expect(new Set(everyCombination.flatMap((answers) => titles(answers))).size).toBe(options.length);
});

test('there are 140 combinations of answers', () => {
  expect(everyCombination).toHaveLength(140);
});

describe.each(everyCombination)('for $who, $hard, $meet', (answers) => {
  const suggestions = findWhatFits(answers, offers);

  test('one to three different suggestions, each with a reason', () => {
    expect(suggestions.length).toBeGreaterThanOrEqual(1);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    expect(new Set(suggestions.map(titleOf)).size).toBe(suggestions.length);
    for (const { reasons } of suggestions) expect(reasons).toContain('hard');
  });

  test('no reason is an answer that means nothing in particular', () => {
    for (const { reasons } of suggestions) {
      if (answers.who === 'unsure') expect(reasons).not.toContain('who');
      if (answers.meet === 'unsure') expect(reasons).not.toContain('meet');
    }
  });

  test('what meets in the preferred way comes first', () => {
    const preferred = suggestions.map(({ reasons }) => reasons.includes('meet'));
    expect(preferred).toEqual(preferred.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('without any one of the services there is still a suggestion, and never a deleted one', () => {
    for (const { id, title } of sampleContent.services) {
      const services = sampleContent.services.filter((service) => service.id !== id);
      const found = titles(answers, { ...offers, services });
      expect(found.length).toBeGreaterThanOrEqual(1);
      expect(found).not.toContain(title);
    }
  });

  test('without all services there is still a program', () => {
    expect(titles(answers, { ...offers, services: [] }).length).toBeGreaterThanOrEqual(1);
  });
});

test('nothing for adults alone is suggested for a child', () => {
  for (const answers of everyCombination.filter(({ who }) => who === 'child')) {
    expect(titles(answers)).not.toContain('Peer Support Groups');
  }
});

test.each([
  [{ who: 'child', hard: 'helper', meet: 'phone' }, ['Provider Matching', 'Resource Directory']],
  [
    { who: 'child', hard: 'week', meet: 'group' },
    ['Family Support Network', 'Support Services', 'Provider Matching'],
  ],
  [
    { who: 'me', hard: 'alone', meet: 'phone' },
    ['Peer Support Groups', 'Community Programs', 'Community Integration'],
  ],
  [{ who: 'adult', hard: 'work', meet: 'unsure' }, ['Employment Support', 'Resource Directory']],
  [{ who: 'family', hard: 'forms', meet: 'group' }, ['Educational Workshops', 'Resource Directory']],
  [
    { who: 'unsure', hard: 'alone', meet: 'unsure' },
    ['Community Programs', 'Peer Support Groups', 'Family Support Network'],
  ],
  [
    { who: 'unsure', hard: 'unsure', meet: 'unsure' },
    ['Provider Matching', 'Resource Directory', 'Community Programs'],
  ],
] as const)('%o', (answers, expected) => {
  expect(titles(answers)).toEqual(expected);
});

test('the reasons are the answers that speak for it', () => {
  const answers = { who: 'me', hard: 'alone', meet: 'group' } as const;
  expect(findWhatFits(answers, offers).map((found) => [titleOf(found), found.reasons])).toEqual([
    ['Community Programs', ['hard', 'meet']],
    ['Peer Support Groups', ['who', 'hard', 'meet']],
    ['Community Integration', ['who', 'hard', 'meet']],
  ]);
});

describe('after edits in Content Management', () => {
  const answers = { who: 'child', hard: 'helper', meet: 'phone' } as const;
  const added = { id: 99, title: 'Toy Library', description: 'Toys on loan.', icon: 'book' };

  test('a renamed service is suggested under its new title', () => {
    const services = sampleContent.services.map((service) =>
      service.id === 1 ? { ...service, title: 'Finding Helpers' } : service,
    );
    expect(titles(answers, { ...offers, services })).toEqual(['Finding Helpers', 'Resource Directory']);
  });

  test('if all that would fit is deleted, other services are offered without a reason, added ones too', () => {
    const services = [...sampleContent.services.filter(({ id }) => id !== 1 && id !== 3), added];
    const found = findWhatFits(answers, { ...offers, services });
    expect(found.map(titleOf)).toEqual(['Support Services', 'Community Programs', 'Toy Library']);
    expect(found.flatMap(({ reasons }) => reasons)).toEqual([]);
  });

  test('if all services are deleted, only programs for that visitor are offered', () => {
    const found = titles(answers, { ...offers, services: [] });
    expect(found).toHaveLength(3);
    expect(found).not.toContain('Peer Support Groups');
  });

  test('if nothing is offered, nothing is suggested', () => {
    expect(titles(answers, { services: [], programs: [] })).toEqual([]);
  });
});

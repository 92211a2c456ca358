import { describe, expect, test } from 'vitest';
import type { CommunityEvent, EditableContent, Service, Testimonial } from '@/content/types';
import { type ContentAction, changeContent } from '@/content-store/reducer';

const matching: Service = {
  id: 1,
  title: 'Matching',
  description: 'Finds people',
  icon: 'Heart',
  features: ['First bullet', 'Second bullet'],
};
const rides: Service = { id: 2, title: 'Rides', description: 'Drives people', icon: 'Home' };
const loans: Service = { id: 3, title: 'Loans', description: 'Lends things', icon: 'Leaf' };
const voice: Testimonial = { id: 1, name: 'Ada', role: 'Mother', content: 'Thank you', rating: 5 };
const party: CommunityEvent = {
  id: 1,
  title: 'Party',
  date: '2024-12-15',
  time: '10:00 AM',
  location: 'Office',
  description: 'Soup',
};

const seed: EditableContent = {
  hero: { title: 'Hello', subtitle: 'There', image: 'weave.svg' },
  services: [matching, rides, loans],
  testimonials: [voice],
  events: [party],
};

const now = 1_700_000_000_000;
const newService = { title: 'New', description: 'Just added', icon: 'Book' };

function change(content: EditableContent, ...actions: ContentAction[]): EditableContent {
  return actions.reduce(changeContent, content);
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('saving the hero replaces it and changes nothing else', () => {
  const hero = { title: '', subtitle: '<b>', image: 'javascript:alert(1)' };
  expect(changeContent(seed, { type: 'saveHero', hero })).toEqual({ ...seed, hero });
});

describe('saving with the id of an item', () => {
  test('replaces that item in place, and a service keeps its features', () => {
    const draft = { id: 1, title: 'Better', description: 'Changed', icon: 'Book' };
    const { services } = changeContent(seed, { type: 'save', list: 'services', draft, now });
    expect(services).toEqual([{ ...draft, features: ['First bullet', 'Second bullet'] }, rides, loans]);
  });

  test('also replaces testimonials and events', () => {
    const { id: _voiceId, ...newVoice } = { ...voice, name: 'Bea', rating: 1 };
    const { id: _partyId, ...newParty } = { ...party, title: 'Concert' };
    const content = change(
      seed,
      { type: 'save', list: 'testimonials', draft: { ...newVoice, id: 1 }, now },
      { type: 'save', list: 'events', draft: { ...newParty, id: 1 }, now },
    );
    expect(content.testimonials).toEqual([{ ...voice, name: 'Bea', rating: 1 }]);
    expect(content.events).toEqual([{ ...party, title: 'Concert' }]);
  });

  test('appends it as a new item if it was deleted in the meantime', () => {
    const { services } = change(
      seed,
      { type: 'delete', list: 'services', id: 2 },
      { type: 'save', list: 'services', draft: { ...rides, title: 'Rides again' }, now },
    );
    expect(services.at(-1)).toEqual({ ...rides, title: 'Rides again', id: now });
    expect(ids(services)).toEqual([1, 3, now]);
  });
});

describe('saving without an id', () => {
  test('appends the item with the time of the save as its id', () => {
    const { services } = changeContent(seed, { type: 'save', list: 'services', draft: newService, now });
    expect(services).toEqual([matching, rides, loans, { ...newService, id: now }]);
  });

  test('gives items saved in the same millisecond different ids', () => {
    const save: ContentAction = { type: 'save', list: 'services', draft: newService, now };
    expect(ids(change(seed, save, save, save).services)).toEqual([1, 2, 3, now, now + 1, now + 2]);
  });

  test('gives 1,000 items saved in the same millisecond 1,000 ids, in the order of the saves', () => {
    const saves = Array.from(
      { length: 1_000 },
      (_, index): ContentAction => ({
        type: 'save',
        list: 'events',
        draft: { ...party, id: undefined, title: `Event ${index}` },
        now,
      }),
    );
    const { events } = change({ ...seed, events: [] }, ...saves);
    expect(new Set(ids(events)).size).toBe(1_000);
    expect(events.map(({ title }) => title)).toEqual(saves.map((_, index) => `Event ${index}`));
  });
});

describe('deleting', () => {
  test('removes the item with that id from only that list', () => {
    const content = changeContent(seed, { type: 'delete', list: 'services', id: 1 });
    expect(content).toEqual({ ...seed, services: [rides, loans] });
  });

  test('an id that no item has changes nothing', () => {
    expect(changeContent(seed, { type: 'delete', list: 'services', id: 99 })).toEqual(seed);
  });

  test('everything leaves empty lists, to which items can be added', () => {
    const emptied = change(
      seed,
      ...[1, 2, 3].map((id): ContentAction => ({ type: 'delete', list: 'services', id })),
      { type: 'delete', list: 'testimonials', id: 1 },
      { type: 'delete', list: 'events', id: 1 },
    );
    expect(emptied).toEqual({ hero: seed.hero, services: [], testimonials: [], events: [] });
    const { services } = changeContent(emptied, { type: 'save', list: 'services', draft: newService, now });
    expect(services).toEqual([{ ...newService, id: now }]);
  });
});

describe('restoring', () => {
  const deletion: ContentAction = { type: 'delete', list: 'services', id: 2 };
  const restoration: ContentAction = { type: 'restore', list: 'services', item: rides, index: 1 };

  test('puts the item back at its index', () => {
    expect(change(seed, deletion, restoration)).toEqual(seed);
  });

  test('the same item twice puts it back once', () => {
    expect(change(seed, deletion, restoration, restoration)).toEqual(seed);
  });

  test('at an index past the end appends it', () => {
    const alone = { ...seed, services: [matching] };
    const { services } = changeContent(alone, {
      type: 'restore',
      list: 'services',
      item: loans,
      index: 2,
    });
    expect(services).toEqual([matching, loans]);
  });
});

test('changes never mutate the previous content', () => {
  const before = structuredClone(seed);
  change(
    seed,
    { type: 'save', list: 'services', draft: { ...rides, title: 'Other' }, now },
    { type: 'delete', list: 'testimonials', id: 1 },
    { type: 'restore', list: 'events', item: { ...party, id: 2 }, index: 0 },
  );
  expect(seed).toEqual(before);
});

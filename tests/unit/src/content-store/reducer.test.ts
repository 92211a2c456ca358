import { describe, expect, test } from 'vitest';
import type { CommunityEvent, EditableContent, Service, Testimonial } from '@/content/types';
import { type ContentAction, changeContent } from '@/content-store/reducer';

const features = ['First bullet', 'Second bullet'];
const matching: Service = { id: 1, title: 'Matching', description: 'Finds people', icon: 'Heart', features };
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

const change = (content: EditableContent, ...actions: ContentAction[]) =>
  actions.reduce(changeContent, content);
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('saving the hero replaces it and changes nothing else', () => {
  const hero = { title: '', subtitle: '<b>', image: 'javascript:alert(1)' };
  expect(change(seed, { type: 'saveHero', hero })).toEqual({ ...seed, hero });
});

describe('saving with the id of an item', () => {
  test('replaces that item in place, and a service keeps its features', () => {
    const draft = { id: 1, title: 'Better', description: 'Changed', icon: 'Book' };
    const content = change(
      seed,
      { type: 'save', list: 'services', draft, now },
      { type: 'save', list: 'testimonials', draft: { ...voice, name: 'Bea', rating: 1 }, now },
      { type: 'save', list: 'events', draft: { ...party, title: 'Concert' }, now },
    );
    expect(content).toEqual({
      hero: seed.hero,
      services: [{ ...draft, features }, rides, loans],
      testimonials: [{ ...voice, name: 'Bea', rating: 1 }],
      events: [{ ...party, title: 'Concert' }],
    });
  });

  test('appends it as a new item if it was deleted in the meantime', () => {
    const draft = { ...rides, title: 'Rides again' };
    const { services } = change(
      seed,
      { type: 'delete', list: 'services', id: 2 },
      { type: 'save', list: 'services', draft, now },
    );
    expect(services).toEqual([matching, loans, { ...draft, id: now }]);
  });
});

describe('saving without an id', () => {
  test('appends the item with the time of the save as its id', () => {
    const { services } = change(seed, { type: 'save', list: 'services', draft: newService, now });
    expect(services).toEqual([matching, rides, loans, { ...newService, id: now }]);
  });

  test('gives 1,000 items saved in the same millisecond 1,000 ids, in the order of the saves', () => {
    const saves = Array.from({ length: 1_000 }, (_, index): ContentAction => {
      const draft = { ...party, id: undefined, title: `Event ${index}` };
      return { type: 'save', list: 'events', draft, now };
    });
    const { events } = change({ ...seed, events: [] }, ...saves);
    expect(ids(events)).toEqual(saves.map((_, index) => now + index));
    expect(events.map(({ title }) => title)).toEqual(saves.map((_, index) => `Event ${index}`));
  });
});

describe('deleting', () => {
  test('removes the item with that id from only that list', () => {
    const content = change(seed, { type: 'delete', list: 'services', id: 1 });
    expect(content).toEqual({ ...seed, services: [rides, loans] });
  });

  test('the last item leaves an empty list, to which items can be added', () => {
    const { testimonials } = change(
      seed,
      { type: 'delete', list: 'testimonials', id: 1 },
      { type: 'save', list: 'testimonials', draft: { ...voice, id: undefined }, now },
    );
    expect(testimonials).toEqual([{ ...voice, id: now }]);
  });
});

describe('restoring', () => {
  const deletion: ContentAction = { type: 'delete', list: 'services', id: 2 };
  const restoration: ContentAction = { type: 'restore', list: 'services', item: rides, index: 1 };

  test('puts the item back at its index, and only once', () => {
    expect(change(seed, deletion, restoration)).toEqual(seed);
    expect(change(seed, deletion, restoration, restoration)).toEqual(seed);
  });

  test('at an index past the end appends it', () => {
    const alone = { ...seed, services: [matching] };
    const { services } = change(alone, { type: 'restore', list: 'services', item: loans, index: 2 });
    expect(services).toEqual([matching, loans]);
  });
});

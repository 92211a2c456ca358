import { describe, expect, test } from 'vitest';
import { sampleContent } from '@/content/en/page';
import type { LanguageTag } from '@/content/languages';
import type { CommunityEvent, EditableContent, Service, Testimonial } from '@/content/types';
import { contentIn, type Edits } from '@/content-store/edits';
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

const noOffers = { programs: [], roles: [], gifts: [], partnerships: [], support: [] };

const seed: EditableContent = {
  foundation: sampleContent.foundation,
  hero: { title: 'Hello', subtitle: 'There', image: 'weave.svg' },
  services: [matching, rides, loans],
  testimonials: [voice],
  events: [party],
  ...noOffers,
};

const now = 1_700_000_000_000;
const today = '2023-11-14';
const newService = { title: 'New', description: 'Just added', icon: 'Book' };

const change = (samples: EditableContent, ...actions: ContentAction[]) => {
  const apply = (edits: Edits, action: ContentAction) =>
    changeContent(edits, action, { tag: 'en', samples }, today);
  return contentIn('en', samples, actions.reduce<Edits>(apply, {}));
};
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('saving the hero replaces it and changes nothing else', () => {
  const hero = { title: '', subtitle: '<b>', image: 'javascript:alert(1)' };
  expect(change(seed, { kind: 'savePart', part: 'hero', values: hero })).toEqual({ ...seed, hero });
});

test('saving the foundation changes what differs, and the hours in words with those of a day', () => {
  const save = (changed: object) => {
    const values = { ...seed.foundation, hours: [...seed.foundation.hours], ...changed };
    const action = { kind: 'savePart', part: 'foundation', values } as const;
    return changeContent({}, action, { tag: 'en', samples: seed }, today).foundation;
  };
  expect(save({ phone: '(718) 555-0110' })).toEqual({ phone: { all: '(718) 555-0110' } });
  expect(save({ hours: Array(7).fill('10:00-16:00') })).toMatchObject({
    hours: { all: Array(7).fill('10:00-16:00') },
    hoursText: { en: ['Mon-Sun 10:00 AM-4:00 PM'], es: [expect.stringMatching('^Lunes a domingo 10:00')] },
  });
  expect(save({ hours: Array(7).fill('10:00-12:00, 13:00-16:00') })?.hoursText).toMatchObject({
    en: ['Mon-Sun 10:00 AM-12:00 PM, 1:00 PM-4:00 PM'],
  });
});

describe('saving with the id of an item', () => {
  test('replaces that item in place, and a service keeps its features', () => {
    const draft = { id: 1, title: 'Better', description: 'Changed', icon: 'Book' };
    const content = change(
      seed,
      { kind: 'save', list: 'services', draft, now },
      { kind: 'save', list: 'testimonials', draft: { ...voice, name: 'Bea', rating: 1 }, now },
      { kind: 'save', list: 'events', draft: { ...party, title: 'Concert' }, now },
    );
    expect(content).toEqual({
      ...seed,
      services: [{ ...draft, features }, rides, loans],
      testimonials: [{ ...voice, name: 'Bea', rating: 1 }],
      events: [{ ...party, title: 'Concert' }],
    });
  });

  test('appends it as a new item if it was deleted in the meantime', () => {
    const draft = { ...rides, title: 'Rides again' };
    const { services } = change(
      seed,
      { kind: 'delete', list: 'services', id: 2 },
      { kind: 'save', list: 'services', draft, now },
    );
    expect(services).toEqual([matching, loans, { ...draft, id: now }]);
  });
});

describe('saving without an id', () => {
  test('appends the item with the time of the save as its id', () => {
    const { services } = change(seed, { kind: 'save', list: 'services', draft: newService, now });
    expect(services).toEqual([matching, rides, loans, { ...newService, id: now }]);
  });

  test('gives 100 items saved in the same millisecond 100 ids, in the order of the saves', () => {
    const saves = Array.from({ length: 100 }, (_, index): ContentAction => {
      const draft = { ...party, id: undefined, title: `Event ${index}` };
      return { kind: 'save', list: 'events', draft, now };
    });
    const { events } = change({ ...seed, events: [] }, ...saves);
    expect(ids(events)).toEqual(saves.map((_, index) => now + index));
    expect(events.map(({ title }) => title)).toEqual(saves.map((_, index) => `Event ${index}`));
  });
});

describe('deleting', () => {
  test('removes the item with that id from only that list', () => {
    const content = change(seed, { kind: 'delete', list: 'services', id: 1 });
    expect(content).toEqual({ ...seed, services: [rides, loans] });
  });

  test('the last item leaves an empty list, to which items can be added', () => {
    const { testimonials } = change(
      seed,
      { kind: 'delete', list: 'testimonials', id: 1 },
      { kind: 'save', list: 'testimonials', draft: { ...voice, id: undefined }, now },
    );
    expect(testimonials).toEqual([{ ...voice, id: now }]);
  });
});

describe('moving', () => {
  const move = (id: number, to: number): ContentAction => ({ kind: 'move', list: 'services', id, to });

  test.each([
    [3, 1, [1, 3, 2]],
    [1, 1, [2, 1, 3]],
    [1, 0, [1, 2, 3]],
    [2, 9, [1, 3, 2]],
  ])('the item %i to the index %i', (id, to, order) => {
    expect(ids(change(seed, move(id, to)).services)).toEqual(order);
  });
});

describe('in two languages', () => {
  const samples: Record<LanguageTag, EditableContent> = {
    en: seed,
    es: {
      foundation: sampleContent.foundation,
      hero: { title: 'Hola', subtitle: 'A todos', image: 'weave.svg' },
      services: [{ ...matching, title: 'Búsqueda', features: ['Primera'] }],
      testimonials: [{ ...voice, role: 'Madre', content: 'Gracias' }],
      events: [{ ...party, title: 'Fiesta', time: '10:00 a. m.', location: 'Oficina', description: 'Sopa' }],
      ...noOffers,
    },
  };
  const hero = (title: string): ContentAction => ({
    kind: 'savePart',
    part: 'hero',
    values: { ...seed.hero, title },
  });

  type Step = readonly [LanguageTag, ContentAction];

  /** Applies actions, each in a language, and returns the content in both. */
  function changeIn(...steps: readonly Step[]) {
    const apply = (edits: Edits, [tag, action]: Step) =>
      changeContent(edits, action, { tag, samples: samples[tag] }, today);
    const edits = steps.reduce<Edits>(apply, {});
    return { en: contentIn('en', samples.en, edits), es: contentIn('es', samples.es, edits) };
  }
  const titles = (...steps: readonly Step[]) => {
    const { en, es } = changeIn(...steps);
    return [en.hero.title, en.hero.languages?.title, es.hero.title, es.hero.languages?.title];
  };

  test('a changed text appears in both until it is translated, and the others stay', () => {
    const { es } = changeIn(['en', hero('Welcome')]);
    expect(es.hero).toEqual({ ...samples.es.hero, title: 'Welcome', languages: { title: 'en' } });
    expect(titles(['en', hero('Welcome')], ['es', hero('Bienvenidos')])).toEqual([
      'Welcome',
      undefined,
      'Bienvenidos',
      undefined,
    ]);
  });

  test('with a text of their own, staff lose the easy words of a sample, and keep theirs in that language alone', () => {
    const easy = { en: { ...matching, easyWords: 'We look.' }, es: { ...matching, easyWords: 'Buscamos.' } };
    const service = (changes: object): ContentAction => ({
      kind: 'save',
      list: 'services',
      draft: { ...easy.en, ...changes },
      now,
    });
    const easyWordsAfter = (...actions: ContentAction[]) => {
      const start = { ...seed, services: [easy.en] };
      const edits = actions.reduce<Edits>(
        (before, action) => changeContent(before, action, { tag: 'en', samples: start }, today),
        {},
      );
      return (['en', 'es'] as const).map((tag) => {
        const [shown] = contentIn(tag, { ...start, services: [easy[tag]] }, edits).services;
        return [shown?.easyWords, shown?.languages?.easyWords];
      });
    };
    const both = [
      ['We look.', undefined],
      ['Buscamos.', undefined],
    ];
    expect(easyWordsAfter(service({ icon: 'book' }))).toEqual(both);
    expect(easyWordsAfter(service({ title: 'Finding' }))).toEqual(both);
    expect(easyWordsAfter(service({ description: 'Ours' }))).toEqual(
      [[], []].map(() => [undefined, undefined]),
    );
    const own = { description: 'Ours', easyWords: 'We do.' };
    const theirs = [
      ['We do.', undefined],
      ['We do.', 'en'],
    ];
    expect(easyWordsAfter(service(own))).toEqual(theirs);
    expect(easyWordsAfter(service(own), service({ ...own, description: 'Ours.' }))).toEqual(theirs);
  });

  test('a later change is not hidden behind an old translation', () => {
    const translated: Step[] = [
      ['en', hero('Welcome')],
      ['es', hero('Bienvenidos')],
    ];
    expect(titles(...translated, ['en', hero('Come in')])).toEqual(['Come in', undefined, 'Come in', 'en']);
    expect(titles(...translated, ['es', hero('Pasen')])).toEqual(['Pasen', 'es', 'Pasen', undefined]);
  });

  test('a date is the same in both', () => {
    const draft = { ...party, date: '2025-03-09' };
    expect(changeIn(['en', { kind: 'save', list: 'events', draft, now }]).es.events).toEqual([
      { ...samples.es.events[0], date: '2025-03-09' },
    ]);
  });

  test('a changed time is a text of its language, as a place is', () => {
    const saveTime = (time: string): ContentAction => ({
      kind: 'save',
      list: 'events',
      draft: { ...party, time },
      now,
    });
    const { es } = changeIn(['en', saveTime('After school')]);
    expect(es.events).toEqual([{ ...samples.es.events[0], time: 'After school', languages: { time: 'en' } }]);
    const both = changeIn(['en', saveTime('After school')], ['es', saveTime('Después de la escuela')]);
    expect([both.en.events[0]?.time, both.es.events[0]?.time]).toEqual([
      'After school',
      'Después de la escuela',
    ]);
  });

  test('a text that a translation leaves as it is counts as translated', () => {
    const draft = { ...party, id: undefined, title: 'Picnic', location: 'Riverside Park' };
    const added: ContentAction = { kind: 'save', list: 'events', draft, now };
    const translation: ContentAction = { ...added, draft: { ...draft, id: now, title: 'Pícnic' } };
    const moved: ContentAction = { ...added, draft: { ...draft, id: now, date: '2025-03-09' } };
    const languages = { title: 'en', time: 'en', location: 'en', description: 'en' };
    expect(changeIn(['en', added]).es.events[1]).toEqual({ ...draft, id: now, languages });
    expect(changeIn(['en', added], ['es', moved]).es.events[1]?.languages).toEqual(languages);
    expect(changeIn(['en', added], ['es', translation]).es.events[1]).toEqual({
      ...draft,
      id: now,
      title: 'Pícnic',
    });
  });
});

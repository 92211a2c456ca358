import { expect, it } from 'vitest';
import { defaultContent } from '@/content/default-content';
import { itemAddress } from '@/features/take-home/paper/item-address';

const published = defaultContent();
const site = 'https://weavinghope.example/site/';

it('leads to the item on the page in the family’s language, if the site has an address', () => {
  expect(itemAddress({ kind: 'service', id: 2 }, 'en', published, site)).toBe(`${site}services/#service-2`);
  const inSpanish = (kind: 'program' | 'event', id: number) =>
    itemAddress({ kind, id }, 'es', published, site);
  expect(inSpanish('program', 2)).toBe(`${site}es/programs/#program-2`);
  expect(inSpanish('event', 3)).toBe(`${site}es/programs/`);
  expect(itemAddress({ kind: 'contact', id: 'phone' }, 'en', published, site)).toBeUndefined();
  expect(itemAddress({ kind: 'service', id: 2 }, 'en', published)).toBeUndefined();
});

it('does not lead to the site for what staff have added at the desk', () => {
  for (const kind of ['service', 'program', 'event'] as const)
    expect(itemAddress({ kind, id: Date.now() }, 'en', published, site)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { itemAddress } from '@/features/sheet-panel/item-address';

const site = 'https://weavinghope.example/site/';

it('leads to the item on the page in the family’s language, if the site has an address', () => {
  expect(itemAddress({ kind: 'service', id: 2 }, 'en', site)).toBe(`${site}services/#service-2`);
  expect(itemAddress({ kind: 'program', id: 'workshops' }, 'es', site)).toBe(
    `${site}es/programs/#program-workshops`,
  );
  expect(itemAddress({ kind: 'event', id: 3 }, 'es', site)).toBe(`${site}es/programs/`);
  expect(itemAddress({ kind: 'contact', id: 'phone' }, 'en', site)).toBeUndefined();
  expect(itemAddress({ kind: 'service', id: 2 }, 'en')).toBeUndefined();
});

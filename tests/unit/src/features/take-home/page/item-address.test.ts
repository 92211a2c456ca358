import { expect, it } from 'vitest';
import { sampleContent } from '@/content/en/screens';
import { itemAddress } from '@/features/take-home/page/item-address';

const site = 'https://weavinghope.example/site/';

it('leads to the item on the page in the family’s language, if the site has an address', () => {
  expect(itemAddress({ kind: 'service', id: 2 }, 'en', sampleContent, site)).toBe(
    `${site}services/#service-2`,
  );
  expect(itemAddress({ kind: 'program', id: 2 }, 'es', sampleContent, site)).toBe(
    `${site}es/programs/#program-2`,
  );
  expect(itemAddress({ kind: 'event', id: 3 }, 'es', sampleContent, site)).toBe(`${site}es/programs/`);
  expect(itemAddress({ kind: 'contact', id: 'phone' }, 'en', sampleContent, site)).toBeUndefined();
  expect(itemAddress({ kind: 'service', id: 2 }, 'en', sampleContent)).toBeUndefined();
});

it('does not lead to the site for what staff have added at the desk', () => {
  const id = Date.now();
  expect(itemAddress({ kind: 'service', id }, 'en', sampleContent, site)).toBeUndefined();
  expect(itemAddress({ kind: 'program', id }, 'en', sampleContent, site)).toBeUndefined();
  expect(itemAddress({ kind: 'event', id }, 'en', sampleContent, site)).toBeUndefined();
});

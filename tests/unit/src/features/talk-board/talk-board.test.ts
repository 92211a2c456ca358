import { expect, test } from 'vitest';
import { talkBoard as english } from '@/copy/en/talk-board';
import { talkBoard as spanish } from '@/copy/es/talk-board';
import { talkPictures } from '@/features/talk-board/talk-pictures';
import { sentenceOf } from '@/features/talk-board/use-spoken-language';

const pages = Object.entries(english.items);
const items = pages.flatMap(([, page]) => page);

test('the Talk Board shows nothing twice, and a picture for all but the days', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const pictures = items.filter(({ id }) => !/^\w+(?<!to)day$/.test(id)).map(({ id }) => talkPictures[id]);
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('both languages of the Talk Board say the same in the same places, in whole sentences', () => {
  for (const [name, page] of pages) {
    const other = spanish.items[name as keyof typeof spanish.items];
    expect(other.map(({ id }) => id)).toEqual(page.map(({ id }) => id));
    for (const { label, say } of [...page, ...other]) {
      expect(say).toMatch(/\.$/);
      expect(label).not.toMatch(/\.$/);
    }
  }
  const spanishItems = Object.values(spanish.items).flat();
  expect(sentenceOf(spanish, 'water')).toBe(spanishItems.find(({ id }) => id === 'water')?.say);
  expect(spanish.alphabet).toBe(english.alphabet.replace('N', 'N Ñ'));
});

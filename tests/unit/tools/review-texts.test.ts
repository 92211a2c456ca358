import { expect, test } from 'vitest';
import { type Block, cuts, isName, pairBlocks, textsIn } from '../../tools/review-texts';

/** Blocks from tags and texts, such as `p Hello`, each 50 pixels high and 100 below the one before. */
function blocks(...lines: readonly string[]): Block[] {
  return lines.map((line, index) => {
    const [, tag = '', text = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const box = { top: 100 * index + 20, left: 0, width: 300, height: 50 };
    return { number: index + 1, tag, text, where: '', ...box };
  });
}

test.each([
  [
    'each text stands beside its translation',
    blocks('h1 Contact', 'p Ask us.'),
    blocks('h1 Contacto', 'p Pregunte.'),
    [
      ['1', ['Contact'], ['Contacto']],
      ['2', ['Ask us.'], ['Pregunte.']],
    ],
  ],
  [
    'a section that is built otherwise is one row, and the next is paired again',
    blocks('h2 Hours', 'p Monday', 'li Tuesday', 'h2 Place', 'p Here'),
    blocks('h2 Horario', 'p Lunes', 'h2 Lugar', 'p Aquí'),
    [
      ['1–2', ['Hours', 'Monday', 'Tuesday'], ['Horario', 'Lunes']],
      ['3', ['Place'], ['Lugar']],
      ['4', ['Here'], ['Aquí']],
    ],
  ],
  [
    'a section that one language lacks is still shown',
    blocks('h1 A', 'h2 B'),
    blocks('h1 Á'),
    [
      ['1', ['A'], ['Á']],
      ['2', ['B'], []],
    ],
  ],
])('%s', (_, own, others, rows) => {
  expect(
    pairBlocks(own, others).map(({ number, english, translation }) => [number, english, translation]),
  ).toEqual(rows);
});

test('a picture is cut between texts', () => {
  const texts = blocks('p a', 'p b', 'p c', 'p d');
  const edges = cuts(texts, 400, 160);
  for (const edge of edges)
    expect(texts.filter(({ top, height }) => top < edge && edge < top + height)).toEqual([]);
  expect(edges).toEqual([0, 114, 214, 314, 400]);
});

test('a text higher than a picture is cut nevertheless, and nothing is left out', () => {
  const high = blocks('p a').map((block) => ({ ...block, height: 900 }));
  expect(cuts(high, 1000, 400)).toEqual([0, 400, 800, 1000]);
});

test('the texts of a file are found at any depth, without numbers', () => {
  const file = { home: { title: 'Hello', figures: ['17', '17 goals'], count: 3, none: undefined } };
  expect(textsIn(file, 'page/home.ts')).toEqual([
    ['page/home.ts › home.title', 'Hello'],
    ['page/home.ts › home.figures.1', '17 goals'],
  ]);
});

test('an id is no text, a word that is the same in both languages is', () => {
  expect(isName('getInvolved', 'getInvolved')).toBe(true);
  expect(isName('optional', 'opcional')).toBe(false);
  expect(isName('No', 'No')).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readingOrder } from '@/lib/reading-order';

class FakeText {
  parentElement: FakeElement | null = null;
  constructor(readonly data: string) {}
}

class FakeElement {
  parentElement: FakeElement | null = null;
  constructor(
    readonly name: string,
    readonly display: string,
    readonly childNodes: (FakeElement | FakeText)[],
  ) {
    for (const node of childNodes) node.parentElement = this;
  }
  matches(names: string): boolean {
    return names.split(', ').includes(this.name);
  }
}

const text = (data: string) => new FakeText(data);
const block = (name: string, ...nodes: (FakeElement | FakeText)[]) => new FakeElement(name, 'block', nodes);
const inline = (name: string, ...nodes: (FakeElement | FakeText)[]) => new FakeElement(name, 'inline', nodes);

/** Each passage as its element and its texts. */
const read = (root: FakeElement) =>
  readingOrder(root as unknown as Element, 'nav, button', 'img').map(({ element, nodes }) => [
    (element as unknown as FakeElement).name,
    ...nodes.map(({ data }) => data),
  ]);

beforeEach(() => {
  vi.stubGlobal('Text', FakeText);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('getComputedStyle', ({ display }: FakeElement) => ({ display }));
});

afterEach(() => vi.unstubAllGlobals());

test('joins the text of a block with the text of what is inline in it', () => {
  const page = block(
    'main',
    block('h1', text('Hello')),
    block('p', text('Call '), inline('a', text('us')), text('.')),
  );
  expect(read(page)).toEqual([
    ['h1', 'Hello'],
    ['p', 'Call ', 'us', '.'],
  ]);
});

test('reads the text after a nested block apart from the text before it', () => {
  const page = block('main', block('div', text('One'), block('p', text('Two')), text('Three')));
  expect(read(page)).toEqual([
    ['div', 'One'],
    ['p', 'Two'],
    ['div', 'Three'],
  ]);
});

test('leaves out what is skipped or not displayed, and lists whole elements without their content', () => {
  const page = block(
    'main',
    block('nav', text('Menu')),
    new FakeElement('p', 'none', [text('Hidden')]),
    block('p', text('Rated '), inline('img', text('five')), inline('button', text('Press'))),
  );
  expect(read(page)).toEqual([['p', 'Rated '], ['img']]);
});

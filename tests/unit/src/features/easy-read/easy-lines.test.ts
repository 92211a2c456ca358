import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EasyLines } from '@/features/easy-read/easy-lines';

test('a name to ask for moves to the next line as a whole before it breaks', () => {
  const lines = [{ text: 'When you call, ask for: Peer Support Groups' }];
  expect(renderToStaticMarkup(createElement(EasyLines, { lines }))).toContain(
    '</span> <span class="whole">Peer Support Groups</span>',
  );
});

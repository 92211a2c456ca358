import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharedState } from '@/components/ui/shared-state';

const [Provider, useMarks] = sharedState(() => new Map<string, string>());

/** The values that components among the children see. */
function valuesIn(render: (reader: ReactNode) => ReactNode): unknown[] {
  const values: unknown[] = [];
  function Reader() {
    values.push(useMarks()[0]);
    return null;
  }
  renderToString(render(<Reader />));
  return values;
}

test('all components below a provider share one value, and each provider begins with its own', () => {
  const [first, second, other] = valuesIn((reader) => (
    <>
      <Provider>
        {reader}
        <div>{reader}</div>
      </Provider>
      <Provider>{reader}</Provider>
    </>
  ));
  expect(first).toBe(second);
  expect(first).not.toBe(other);
});

test('outside of a provider there is a value, too', () => {
  expect(valuesIn((reader) => reader)).toEqual([new Map()]);
});

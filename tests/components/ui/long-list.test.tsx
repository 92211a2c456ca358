import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LongList } from '@/components/ui/long-list';
import { common } from '@/copy/en/shared';

const numbers = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

const list = (count: number, shows?: number) => (
  <LongList items={numbers(count)} copy={common.batches} followsAdditions shows={shows}>
    {(shown) => (
      <ul>
        {shown.map(({ id }) => (
          <li key={id} style={{ height: 40 }}>
            Item {id}
          </li>
        ))}
      </ul>
    )}
  </LongList>
);

const firstItem = () => page.getByRole('listitem').first();

test('a long list shows 50 items, and focuses the next 50', async () => {
  await render(list(10_000));
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1 to 50 of 10000');
  await expect.poll(() => page.getByRole('listitem').all().length).toBe(50);
  await expect.element(page.getByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('region', { name: '51 to 100 of 10000' })).toHaveFocus();
  await expect.element(firstItem()).toHaveTextContent('Item 50');
  await expect.element(firstItem()).toBeInViewport();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(firstItem()).toHaveTextContent('Item 0');
});

test('a long list shows the batch of an added item, or of a named one', async () => {
  const screen = await render(list(100));
  await screen.rerender(list(100, 60));
  await expect.element(firstItem()).toHaveTextContent('Item 50');
  await screen.rerender(list(101));
  await expect.element(page.getByRole('region', { name: '101 to 101 of 101' })).toBeInTheDocument();
  await expect.element(firstItem()).toHaveTextContent('Item 100');
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await screen.rerender(list(100));
  await expect.element(firstItem()).toHaveTextContent('Item 50');
  await screen.rerender(list(50));
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

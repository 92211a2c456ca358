import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '@/components/ui/tabs';

const tabs = ['one', 'two', 'three'].map((name) => ({ value: name, label: name, content: `All of ${name}` }));

test('arrow keys move between tabs in the direction of the text, and show one panel', async () => {
  const screen = await render(<Tabs label="Numbers" direction="rtl" tabs={tabs} />);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'two' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('All of two');
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('three');
});

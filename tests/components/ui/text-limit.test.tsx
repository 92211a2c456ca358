import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextAreaField } from '@/components/ui/field';
import { TextLimitProvider } from '@/components/ui/text-limit';
import { forms } from '@/copy/en/screens/forms';
import { fill } from '@/lib/fill';

const { textLimit } = forms;
const left = (count: number) => fill(textLimit.left, { count });
const cut = fill(textLimit.cut, { max: '5,000' });

const openField = async () => {
  await render(
    <TextLimitProvider value={textLimit}>
      <TextAreaField name="message" label="Message" rows={6} />
    </TextLimitProvider>,
  );
  return page.getByRole('textbox', { name: 'Message' });
};

const announced = (text: string) =>
  page
    .getByText(text)
    .elements()
    .filter((each) => each.closest('[aria-live]'));

test('near the limit, a field says how many characters are left, and takes no more', async () => {
  const message = await openField();
  await message.fill('x'.repeat(4_499));
  await expect.element(page.getByText('Characters left')).not.toBeInTheDocument();
  await userEvent.keyboard('{End}xy');
  await expect.element(page.getByText(left(499)).first()).toBeVisible();
  await expect.poll(() => announced(left(499))).toHaveLength(1);
  await message.fill('x'.repeat(4_999));
  await userEvent.keyboard('{End}abc');
  await expect.element(message).toHaveValue(`${'x'.repeat(4_999)}a`);
  await expect.element(page.getByText(left(0)).first()).toBeVisible();
});

test('a field cuts a longer text between two characters, even one from a script', async () => {
  const message = await openField();
  // As an extension or autofill does, which no browser limits.
  const element = message.element() as HTMLTextAreaElement;
  element.value = `x${'😀'.repeat(500_000)}`;
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(message).toHaveValue(`x${'😀'.repeat(2_499)}`);
  await expect.element(page.getByText(cut).first()).toBeVisible();
  await message.fill('Short again.');
  await expect.element(page.getByText(cut)).not.toBeInTheDocument();
});

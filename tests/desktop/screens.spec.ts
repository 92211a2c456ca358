import { expect, goTo, test } from '../support/desktop/test';
import { attemptedPath, screens } from '../support/site';

for (const { name, hash } of screens) {
  test(`shows ${name}`, async ({ window }) => {
    await goTo(window, hash);
    await expect(window).toHaveTitle(new RegExp(`^${name}`));
    await expect(window.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('raises no error on any screen, and nothing that the content security policy stops', async ({
  window,
}) => {
  const problems: string[] = [];
  window.on('pageerror', ({ message }) => problems.push(message));
  window.on('console', (message) => {
    if (message.type() === 'error' && !attemptedPath.test(message.text())) problems.push(message.text());
  });
  await window.reload();
  for (const { name, hash } of screens) {
    await goTo(window, hash);
    await expect(window).toHaveTitle(new RegExp(`^${name}`));
  }
  expect(problems).toEqual([]);
});

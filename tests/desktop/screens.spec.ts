import { expect, goTo, test } from '../support/desktop/test';
import { crossSection } from '../support/full-run';
import { allScreens, attemptedPath } from '../support/site';

for (const { name, hash } of crossSection(allScreens, 1)) {
  test(`shows ${name}`, async ({ window }) => {
    await goTo(window, hash);
    await expect(window).toHaveTitle(new RegExp(`^${name}`));
    await expect(window.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('shows every screen without errors or violations of the content security policy', async ({ window }) => {
  const problems: string[] = [];
  window.on('pageerror', ({ message }) => problems.push(message));
  window.on('console', (message) => {
    if (message.type() === 'error' && !attemptedPath.test(message.text())) problems.push(message.text());
  });
  await window.reload();
  for (const { name, hash } of allScreens) {
    await goTo(window, hash);
    await expect(window).toHaveTitle(new RegExp(`^${name}`));
  }
  expect(problems).toEqual([]);
});

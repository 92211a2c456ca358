import { expect } from 'playwright/test';
import { exposeDeskHost } from '../support/admin';
import { test } from './support/test';

const once = (said: readonly string[], text: string) =>
  expect(said.filter((line) => line.includes(text))).toHaveLength(1);

let script: string;
test.beforeAll(async ({ listener: { page } }) => {
  script = (await page.evaluateOnNewDocument(exposeDeskHost)).identifier;
});
test.afterAll(({ listener: { page } }) => page.removeScriptToEvaluateOnNewDocument(script));

test('finding says each match with its sentence, and reading goes on where one goes', async ({
  listener,
}) => {
  const { page, reader } = listener;
  await listener.open('#/services');
  await listener.focus('Find on This Screen');
  await reader.press('Return', 'Find on this screen entry');
  once(await reader.hear(() => page.keyboard.type('caregiver'), '1 of 3. '), '1 of 3. ');
  once(await reader.press('Return', '2 of 3. '), '2 of 3. ');
  for (const name of ['Previous', 'Next', 'Go There']) await reader.press('Tab', name);
  const there = await reader.press('Return', 'caregiver');
  expect(there.join(' ')).not.toContain('Go There');
  await reader.press('Down');
  await listener.focus('Find on This Screen');
  await reader.press('Return', 'Find on this screen entry');
  await reader.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find on This Screen');
});

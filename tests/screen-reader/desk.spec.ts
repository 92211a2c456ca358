import { expect } from 'playwright/test';
import { newVisitor } from '../../src/copy/en/desk/tools';
import { exposeDeskHost } from '../support/desk';
import { test } from './support/test';

const once = (said: readonly string[], text: string) =>
  expect(said.filter((line) => line.includes(text))).toHaveLength(1);

let script: string;
test.beforeAll(async ({ listener: { page } }) => {
  script = (await page.evaluateOnNewDocument(exposeDeskHost)).identifier;
});
test.afterAll(({ listener: { page } }) => page.removeScriptToEvaluateOnNewDocument(script));

test('finding says each match with its sentence', async ({ listener }) => {
  const { page, reader } = listener;
  await listener.open('#/services');
  await listener.focus('Find on This Screen');
  await reader.press('Return', 'Find on this screen entry');
  once(await reader.hear(() => page.keyboard.type('caregiver'), '1 of 2. '), '1 of 2. ');
  once(await reader.press('Return', '2 of 2. '), '2 of 2. ');
  for (const name of ['Previous', 'Next', 'Go There']) await reader.press('Tab', name);
  const there = await reader.press('Return', 'caregiver');
  expect(there.join(' ')).not.toContain('Go There');
  await reader.press('Down');
  await listener.focus('Find on This Screen');
  await reader.press('Return', 'Find on this screen entry');
  await reader.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Find on This Screen');
});

test('the phone list says that it copied', async ({ listener }) => {
  const { reader } = listener;
  await listener.open('#/');
  await listener.focus('Phone List');
  await reader.press('Return', 'Phone List');
  await listener.focus('Copy: Phone');
  once(await reader.press('Return', 'Copied: (212) 555-0142'), 'Copied: (212) 555-0142');
  await reader.press('Escape');
});

test('New Visitor asks about a message, and says once that the next visit begins', async ({ listener }) => {
  const { page, reader } = listener;
  await listener.open('#/contact');
  await listener.focus('firstName');
  await reader.press('Insert+a');
  await reader.hear(() => page.keyboard.type('Ada'));
  await listener.focus('New Visitor');
  await reader.press('Return', newVisitor.question.title);
  await listener.focus(newVisitor.question.clear);
  const said = await reader.press('Return', 'Ready for the next visitor.');
  once(said, 'Ready for the next visitor.');
});

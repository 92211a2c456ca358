import type { Page } from 'playwright';
import { newVisitor } from '../../src/copy/en/desk/tools';
import { anyMarker, marker, markersInMemory } from '../support/heap';
import { memory } from '../support/matrix';
import { notifications } from '../support/notifications';
import { addButton } from '../support/take-home';
import { clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

const tools = (window: Page) => window.getByRole('region', { name: 'Desk tools' });

/** Types as a keyboard does: a value that a script sets would also be in what the script leaves behind. */
async function type(window: Page, name: string, text: string): Promise<void> {
  await window.getByRole('textbox', { name }).focus();
  await window.keyboard.insertText(text);
}

test('of families at a desk, none leaves a word in memory', memory, async ({ app, window }) => {
  await expect(tools(window)).toBeVisible();
  for (const family of ['one', 'two']) {
    await goTo(window, '#/services');
    // A screen that is still being fetched takes the focus once it is there.
    await expect(window.getByRole('heading', { level: 1, name: 'Services That Fit' })).toBeFocused();
    await clickMenu(app, 'find');
    await type(window, 'Find on this screen', marker(`word${family}`));
    await expect(window.getByRole('search', { name: 'Find on this screen' })).toContainText('Not found');
    await window.keyboard.press('Escape');
    await addButton(window, 'Support Services').click();
    await tools(window).getByRole('button', { name: 'Sheet (1)' }).click();
    await type(window, 'Who to ask for', marker(`name${family}`));
    expect(await markersInMemory(window)).toContain(marker(`name${family}`));
    await window.keyboard.press('Escape');
    await clickMenu(app, 'newVisitor');
    await window.getByRole('button', { name: newVisitor.question.clear }).click();
    await expect(notifications(window, newVisitor.ready)).toBeVisible();
    expect(await window.content()).not.toMatch(anyMarker);
  }
  // Until then, the press guard knows the last button that was pressed.
  await expect.poll(() => markersInMemory(window)).toEqual([]);
});

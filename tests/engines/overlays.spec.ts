import { expect } from 'playwright/test';
import { screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

test('notifications', async ({ visitor }) => {
  const notification = '[data-sonner-toast]';
  const save = async () => {
    await visitor.click('main button', 'Edit Hero Section');
    await visitor.click('main button', 'Save');
    await eventually(() => visitor.text(`${notification} [data-title]`)).toBe('Content Updated');
  };
  await visitor.open(screens.admin);

  await test.step('a notification is in view and in the site’s own style, and can be closed', async () => {
    await save();
    expect(await visitor.style(notification, 'border-inline-start-width')).toBe('8px');
    await eventually(() =>
      visitor.evaluate((css) => {
        const box = document.querySelector(css)?.getBoundingClientRect();
        return box && box.right <= innerWidth && box.bottom <= innerHeight && box.right > innerWidth - 60;
      }, notification),
    ).toBe(true);
    await visitor.click(`${notification} [data-close-button]`);
    await visitor.expectNone(notification);
  });

  await test.step('Alt+T leads there, and Escape back', async () => {
    await save();
    await visitor.press('Alt', 't');
    await visitor.expectFocus('section[aria-label=Notifications] *');
    await visitor.press('Escape');
    await visitor.expectNone(notification);
    await visitor.expectFocus('main button', 'Edit Hero Section');
  });
});

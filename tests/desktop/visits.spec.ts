import { clickMenu, interceptEffects, interceptedEffects } from '../support/desktop/in-main';
import { expect, test } from '../support/desktop/test';
import { further } from '../support/matrix';
import { askUnseen } from '../support/unseen';

// Visits to the next step of an appointment by one means alone; in browsers and the kiosk: web/features/visits.spec.ts.

test('without hearing: the number for text messages opens', further, async ({ app, window }) => {
  await interceptEffects(app);
  await window.getByRole('contentinfo').getByRole('link', { name: 'Text (212) 555-0144' }).click();
  await expect.poll(async () => (await interceptedEffects(app)).external).toEqual(['sms:+12125550144']);
});

test('without speech: the talk board shows it to the volunteer', further, async ({ app, window }) => {
  const board = window.getByRole('dialog', { name: 'Talk Board' });
  // It needs a script that the menu does not wait for.
  await expect(async () => {
    await clickMenu(app, 'talkBoard');
    await expect(board).toBeVisible({ timeout: 500 });
  }).toPass();
  await board.getByRole('button', { name: 'I need', exact: true }).click();
  await board.getByRole('button', { name: 'Appointment', exact: true }).click();
  await expect(board.getByText('I need an appointment.', { exact: true })).toBeVisible();
});

test('without sight: the keyboard leads to a message, which opens', further, async ({ app, window }) => {
  await interceptEffects(app);
  await askUnseen(window);
  await window.keyboard.press('Enter');
  await expect
    .poll(async () => (await interceptedEffects(app)).external)
    .toEqual([expect.stringMatching(/^mailto:.*I%20would%20like%20an%20appointment/)]);
});

test(
  'reading neither language: the line in one’s own, and the number, which opens',
  further,
  async ({ app, window }) => {
    await interceptEffects(app);
    await window
      .getByRole('contentinfo')
      .getByRole('link', { name: /العربية/ })
      .click();
    await expect(window.getByText('المترجم الفوري مجاني: اطلبه منا.')).toBeInViewport();
    const languages = window.getByRole('region', { name: 'In Other Languages' });
    await languages.getByRole('link', { name: '(212) 555-0142' }).click();
    await expect.poll(async () => (await interceptedEffects(app)).external).toEqual(['tel:+12125550142']);
  },
);

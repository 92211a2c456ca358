import { leaveQuickly } from '@/copy/en/shared';
import { NEUTRAL_PAGE } from '@/features/leave-quickly/leave-site';
import { expect, follow, openScreen, screens, test } from '../../support/site';

// Without scripts: features/without-scripts.spec.ts.
test.use({ expectedErrors: [/^https:\/\/www\.weather\.gov/] });

test('three presses of Shift, or a link, leave to a neutral page', async ({ page }) => {
  const leave = page.getByRole('link', { name: leaveQuickly.button });
  const entries = () => page.evaluate(() => window.history.length);
  const pressShift = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift');
  };

  await page.route(NEUTRAL_PAGE, (route) => route.fulfill({ body: 'The weather' }));

  await test.step('by Shift, which leads to the page before on the way back', async () => {
    await openScreen(page, screens.home);
    await follow(page, 'Contact');
    await expect(leave.last()).toBeAttached();
    const name = page.getByLabel('First Name');
    await name.focus();
    // What does not count: a unit test.
    for (const key of ['Shift+A', 'Shift+B', 'Shift+C']) await page.keyboard.press(key);
    await pressShift(2);
    await expect(name).toHaveValue('ABC');
    const before = await entries();
    await pressShift(1);
    await expect(page).toHaveURL(NEUTRAL_PAGE);
    expect(await entries()).toBe(before);
    await page.goBack();
    await expect(page).toHaveTitle(/^Home/);
  });
  await test.step('by the link in the first view of every screen, in the menu of a phone, and in a wide footer', async () => {
    for (const [width, screen, links] of [
      [1280, screens.services, 2],
      [390, screens.home, 1],
      [390, screens.contact, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openScreen(page, screen);
      await expect(leave).toHaveCount(links);
      await expect(leave.first()).toBeInViewport({ ratio: 1 });
      await expect(leave.first()).toHaveAccessibleDescription(leaveQuickly.hint);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByText(leaveQuickly.history)).toBeInViewport({ ratio: 1 });
    const before = await entries();
    await page.getByRole('banner').getByRole('link', { name: leaveQuickly.button }).last().click();
    await expect(page).toHaveURL(NEUTRAL_PAGE);
    expect(await entries()).toBe(before);
  });
  await test.step('by the link before the scripts have arrived', async () => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('es/contact/', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: 'Salir del sitio' }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await link.click();
    await expect(page).toHaveURL(NEUTRAL_PAGE);
  });
});

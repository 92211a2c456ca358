import { addItem, lists, openTab } from '../../support/admin';
import { crossSection } from '../../support/full-run';
import { expect, openScreen, screens, test } from '../../support/site';

const events = lists[2];
const { programs } = screens;

for (const { timezoneId, moment, localDay } of crossSection(
  [
    { timezoneId: 'America/Los_Angeles', moment: '2024-12-15T00:00:00Z', localDay: 14 },
    { timezoneId: 'Pacific/Auckland', moment: '2024-12-15T23:00:00Z', localDay: 16 },
  ],
  1,
)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('the events show their calendar days', async ({ page }) => {
      await openScreen(page, programs);
      const day = await page.evaluate((text) => new Date(text).getDate(), moment);
      expect(day, 'the browser uses this time zone').toBe(localDay);
      await expect(page.locator('time')).toHaveText([
        'December 15, 2024',
        'December 20, 2024',
        'January 5, 2025',
      ]);
    });

    test('an added event shows the day that was entered', async ({ page }) => {
      const panel = await openTab(page, 'Events');
      if (events) await addItem(page, events, { ...events.item, Date: '2025-11-02' });
      await expect(panel).toContainText('November 2, 2025');
      await openScreen(page, programs);
      await expect(page.locator('time').last()).toHaveText('November 2, 2025');
      await expect(page.locator('time').last()).toHaveAttribute('datetime', '2025-11-02');
    });
  });
}

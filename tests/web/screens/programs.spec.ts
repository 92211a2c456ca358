import { readFile } from 'node:fs/promises';
import { mockDeskHost } from '../../support/admin';
import { notifications } from '../../support/notifications';
import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const programs = [
  { title: 'Peer Support Groups', category: 'Support' },
  { title: 'Educational Workshops', category: 'Education' },
  { title: 'Employment Support', category: 'Career', ages: '16+' },
  { title: 'Independent Living Skills', category: 'Life Skills', ages: '16+' },
  { title: 'Family Support Network', category: 'Family' },
  { title: 'Community Integration', category: 'Social' },
];

const eventDates = [
  ['2024-12-15', 'December 15, 2024'],
  ['2024-12-20', 'December 20, 2024'],
  ['2025-01-05', 'January 5, 2025'],
] as const;

// Its local day is always another one than in Greenwich, where days begin as they are stored.
test.use({ timezoneId: 'America/Los_Angeles' });

test('Programs has six programs, each with a category in its own color, then the events and two buttons', async ({
  page,
}) => {
  await openScreen(page, screens.programs);
  const colors = new Set<string>();
  for (const [index, { title, category, ages = /\w+/ }] of programs.entries()) {
    const card = cards(page, 'Programs').nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card.getByRole('term')).toHaveText(['When', 'Where', 'Ages']);
    await expect(card.getByRole('definition')).toHaveText([/\d:\d\d [AP]M/, /\w+/, ages]);
    await expect(card.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
    await expect(card.getByRole('button', { name: `Learn More ${title}`, exact: true })).toBeVisible();

    const square = card.getByText(category, { exact: true }).locator('span');
    colors.add(await square.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(colors.size).toBe(6);
  await expect(page.getByRole('main')).toHaveText(
    /Programs and Events.*Community Integration.*Upcoming Events.*No dates are set right now\..*December 15, 2024.*December 20, 2024.*January 5, 2025.*Register for Programs.*Ask Questions/s,
  );
});

test('events have the entered day in long US format, also west of Greenwich, a time, a place and a button', async ({
  page,
}) => {
  await page.clock.setFixedTime('2024-12-01T12:00:00Z');
  await openScreen(page, screens.programs);
  const events = cards(page, 'Upcoming Events');
  await expect(page.getByText('Past events')).toHaveCount(0);
  for (const [index, [day, inWords]] of eventDates.entries()) {
    const event = events.nth(index);
    const title = await event.getByRole('heading').textContent();
    await expect(event.getByRole('time')).toHaveText(inWords);
    await expect(event.getByRole('time')).toHaveAttribute('datetime', day);
    await expect(event).toContainText(/\d:\d\d [AP]M - \d+:\d\d [AP]M/);
    await expect(event).toContainText(/Where: \w+/);
    await expect(event.getByRole('button', { name: `Register Now ${title}` })).toBeVisible();
  }
});

test('an event ahead is saved as a file for calendars, one that is over is not', async ({ page }) => {
  await page.clock.setFixedTime('2024-12-16T12:00:00Z');
  await openScreen(page, screens.programs);
  const add = page.getByRole('button', { name: /^Add to Calendar/ });
  await expect(add).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Calendar: Sensory-Friendly Music Hour' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('event-2024-12-20.ics');
  // In New York, whatever the time zone of the visitor.
  expect(await readFile(await file.path(), 'utf8')).toContain(
    'DTSTART:20241220T200000Z\r\nDTEND:20241220T210000Z',
  );
  await expect(notifications(page, 'Calendar File Saved')).toBeVisible();
});

test('an event whose day is over says so, and cannot be put on the sheet; those before the next one are folded in one line', async ({
  page,
}) => {
  await mockDeskHost(page);
  const events = cards(page, 'Upcoming Events');
  const onScreen = events.filter({ visible: true });
  for (const [now, count, folded] of [
    ['2024-12-20T23:59:00-08:00', 1, 'Past event, 1'],
    ['2024-12-21T00:00:00-08:00', 2, 'Past events, 2'],
    ['2031-07-01T12:00:00Z', 3, undefined],
  ] as const) {
    await page.clock.setFixedTime(now);
    await openScreen(page, screens.home);
    await openScreen(page, screens.programs);
    await expect(onScreen).toHaveCount(folded ? 3 - count : 3);
    const noneAhead = region(page, 'Upcoming Events').getByText('No dates are set right now.');
    await expect(noneAhead).toHaveCount(count === 3 ? 1 : 0);
    if (folded) await page.getByText(folded, { exact: true }).click();
    await expect(onScreen.filter({ hasText: 'This event is over' })).toHaveCount(count);
    await expect(onScreen.getByRole('button', { name: /^Register Now/ })).toHaveCount(3);
    if (!folded)
      await expect(onScreen.getByRole('time')).toHaveText(eventDates.map(([, inWords]) => inWords));
    await expect(events.getByRole('button', { name: /^Add to sheet/ })).toHaveCount(3 - count);
  }
  await page.getByRole('link', { name: 'See our programs' }).click();
  await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeFocused();
});

test('on a page that stays open, an event is over after midnight', async ({ page }) => {
  await page.clock.install({ time: '2024-12-20T23:58:00-08:00' });
  await openScreen(page, screens.programs);
  await expect(page.getByText('Past event, 1', { exact: true })).toBeVisible();
  await page.clock.runFor(3 * 60_000);
  await expect(page.getByText('Past events, 2', { exact: true })).toBeVisible();
});

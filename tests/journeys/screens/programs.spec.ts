import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { programs as copyOf } from '@/copy/en/screens/programs';
import { mockDeskHost } from '../../support/desk';
import { computedStyle } from '../../support/display-settings';
import { facts } from '../../support/filled-copy';
import { notifications } from '../../support/notifications';
import { cards, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const copy = copyOf(facts.en);

const programs = [
  ['Peer Support Groups', 'Support'],
  ['Educational Workshops', 'Education'],
  ['Employment Support', 'Career', '16+'],
  ['Independent Living Skills', 'Life Skills', '16+'],
  ['Family Support Network', 'Family'],
  ['Community Integration', 'Social'],
] as const;

// Its local day is always another one than in Greenwich, where days begin as they are stored.
test.use({ timezoneId: 'America/Los_Angeles' });

async function openBeforeEvents(page: Page): Promise<void> {
  await page.clock.install({ time: '2024-12-15T12:00:00-08:00' });
  await openScreen(page, screens.programs);
}

test('six programs come before the events', async ({ page }) => {
  await openBeforeEvents(page);
  const colors = new Set<string>();
  for (const [index, [title, category, ages = /\w+/]] of programs.entries()) {
    const card = cards(page, 'Programs').nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(card.getByRole('term')).toHaveText(['When', 'Where', 'Ages']);
    await expect(card.getByRole('definition')).toHaveText([/\d:\d\d [AP]M/, /\w+/, ages]);
    await expect(card.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
    await expect(card.getByRole('button', { name: `Learn More ${title}`, exact: true })).toBeVisible();
    const chip = card.getByRole('paragraph').filter({ hasText: `Category: ${category}` });
    await expect(chip).toHaveCSS('border-inline-start-width', '12px');
    colors.add(await computedStyle(chip, 'border-inline-start-color'));
  }
  expect(colors.size).toBe(6);
  await expect(page.getByRole('main')).toHaveText(
    /Community Integration.*Upcoming Events.*December 15, 2024.*December 20, 2024.*January 5, 2025.*Register for Programs.*Ask Questions/s,
  );
});

test('events have the entered day in long US format, a time, a place and a button', async ({ page }) => {
  await openBeforeEvents(page);
  await expect(page.getByText(/^Past event/)).toHaveCount(0);
  const dates = {
    '2024-12-15': 'December 15, 2024',
    '2024-12-20': 'December 20, 2024',
    '2025-01-05': 'January 5, 2025',
  };
  for (const [index, [day, inWords]] of Object.entries(dates).entries()) {
    const event = cards(page, 'Upcoming Events').nth(index);
    const title = await event.getByRole('heading').textContent();
    await expect(event.getByRole('time')).toHaveText(inWords);
    await expect(event.getByRole('time')).toHaveAttribute('datetime', day);
    await expect(event).toContainText(/\d:\d\d [AP]M – \d+:\d\d [AP]M/);
    await expect(event).toContainText(/Where: \w+/);
    await expect(event.getByRole('button', { name: `Register Now ${title}` })).toBeVisible();
  }
});

test('an event is saved as a file for calendars, in the office’s time', async ({ page }) => {
  await openBeforeEvents(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to Calendar: Sensory-Friendly Music Hour' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('event-2024-12-20.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20241220T200000Z');
  await expect(notifications(page, copy.events.calendar.saved.title)).toBeVisible();
});

test('on a page that stays open, an event is over after midnight', async ({ page }) => {
  await openBeforeEvents(page);
  await expect(page.getByRole('button', { name: /^Add to Calendar/ })).toHaveCount(3);
  await page.clock.setSystemTime('2024-12-15T23:58:00-08:00');
  await page.clock.runFor(3 * 60_000);
  await expect(page.getByText('Past event, 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Calendar/ })).toHaveCount(2);
});

test('an event whose day is over says so, and is folded in one line', async ({ page }) => {
  await mockDeskHost(page);
  const events = cards(page, 'Upcoming Events');
  const onScreen = events.filter({ visible: true });
  await page.clock.setFixedTime('2024-12-21T00:00:00-08:00');
  await openScreen(page, screens.programs);
  await expect(onScreen).toHaveCount(1);
  await page.getByText('Past events, 2', { exact: true }).click();
  await expect(onScreen.filter({ hasText: copy.events.over.text })).toHaveCount(2);
  await expect(events.getByRole('button', { name: /^Add to take-home page/ })).toHaveCount(1);

  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await page.reload();
  await expect(onScreen.filter({ hasText: copy.events.over.text })).toHaveCount(3);
  await expect(region(page, 'Upcoming Events').getByText(copy.events.noneAhead.text)).toBeVisible();
  await page.getByRole('link', { name: copy.events.noneAhead.link }).click();
  await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeFocused();
});

import { addItem, lists, openTab } from '../../support/admin';
import { cards, expectInOrder, region } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';

const programsScreen = screens.programs;

const programs = [
  { title: 'Peer Support Groups', category: 'Support' },
  { title: 'Educational Workshops', category: 'Education' },
  { title: 'Employment Support', category: 'Career', ages: '16+' },
  { title: 'Independent Living Skills', category: 'Life Skills', ages: '16+' },
  { title: 'Family Support Network', category: 'Family' },
  { title: 'Community Integration', category: 'Social' },
];

const eventDates = [
  { day: '2024-12-15', inWords: 'December 15, 2024' },
  { day: '2024-12-20', inWords: 'December 20, 2024' },
  { day: '2025-01-05', inWords: 'January 5, 2025' },
];

test.describe('Programs', () => {
  test.beforeEach(({ page }) => openScreen(page, programsScreen));

  test('has its sections in order', async ({ page }) => {
    await expectInOrder([
      page.getByRole('main').getByRole('heading', { level: 1 }),
      ...programs.map(({ title }) => page.getByRole('heading', { level: 3, name: title, exact: true })),
      page.getByRole('heading', { level: 2, name: 'Upcoming Events' }),
      ...eventDates.map(({ inWords }) => page.getByText(inWords, { exact: true })),
      page.getByRole('button', { name: 'Register for Programs', exact: true }),
      page.getByRole('button', { name: 'Ask Questions', exact: true }),
    ]);
  });

  test('has six cards with category, schedule, location, ages and features', async ({ page }) => {
    await expect(cards(page, 'Programs')).toHaveCount(6);
    for (const { title, category, ages } of programs) {
      const card = cards(page, 'Programs').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      await expect(card.getByRole('term')).toHaveText(['When', 'Where', 'Ages']);
      await expect(card.getByRole('definition')).toHaveText([/\d:\d\d [AP]M/, /\w+/, /\w+/]);
      if (ages) await expect(card.getByRole('definition').last()).toHaveText(ages);
      await expect(card.getByRole('list').getByRole('listitem').first()).toHaveText(/\w+ \w+/);
      await expect(card.getByRole('button', { name: `Learn More ${title}`, exact: true })).toBeVisible();
    }
  });

  test('has a badge in a different color for each category', async ({ page }) => {
    const colors = await Promise.all(
      programs.map(({ category }) =>
        cards(page, 'Programs')
          .getByText(category, { exact: true })
          .evaluate((badge) =>
            [badge, ...badge.querySelectorAll('*')]
              .map((element) => getComputedStyle(element).backgroundColor)
              .join(),
          ),
      ),
    );
    expect(new Set(colors).size).toBe(6);
  });

  test('the woven edge of a card has the color of its badge', async ({ page }) => {
    for (const { category } of programs) {
      const card = cards(page, 'Programs').filter({ has: page.getByText(category, { exact: true }) });
      const color = await card
        .getByText(category, { exact: true })
        .locator('span')
        .evaluate((square) => getComputedStyle(square).backgroundColor);
      const edge = await card
        .locator('svg')
        .first()
        .evaluate((strip) => getComputedStyle(strip).backgroundImage);
      expect(edge, category).toContain(color);
    }
  });
});

test('When, Where and Ages start at the same edge in each card, and so do their values', async ({ page }) => {
  await openScreen(page, programsScreen);
  const starts = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect().left);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const card of await cards(page, 'Programs').all()) {
      for (const role of ['term', 'definition'] as const) {
        const lefts = await card.getByRole(role).evaluateAll(starts);
        expect(lefts).toHaveLength(3);
        expect(new Set(lefts).size, `edges of ${role} at ${width} px: ${lefts}`).toBe(1);
      }
    }
  }
});

// The dates are calendar days: they must be the same in every time zone.
for (const { timezoneId, moment, localDay } of [
  { timezoneId: 'America/Los_Angeles', moment: '2024-12-15T00:00:00Z', localDay: 14 },
  { timezoneId: 'Pacific/Auckland', moment: '2024-12-15T23:00:00Z', localDay: 16 },
]) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('events have the entered day in long US format, a time, a location and a button', async ({
      page,
    }) => {
      await openScreen(page, programsScreen);
      const day = await page.evaluate((text) => new Date(text).getDate(), moment);
      expect(day, 'the browser uses this time zone').toBe(localDay);
      const events = cards(page, 'Upcoming Events');
      await expect(events.getByRole('time')).toHaveText(eventDates.map(({ inWords }) => inWords));
      for (const [index, { day }] of eventDates.entries()) {
        const event = events.nth(index);
        const title = await event.getByRole('heading').textContent();
        await expect(event.getByRole('time')).toHaveAttribute('datetime', day);
        await expect(event).toContainText(/\d:\d\d [AP]M - \d+:\d\d [AP]M/);
        await expect(event).toContainText(/Where: \w+/);
        await expect(event.getByRole('button', { name: `Register Now ${title}` })).toBeVisible();
      }

      const panel = await openTab(page, 'Events');
      const [, , list] = lists;
      if (list) await addItem(page, list, { ...list.item, Date: '2025-11-02' });
      await expect(panel).toContainText('November 2, 2025');
      await openScreen(page, programsScreen);
      await expect(events.getByRole('time').last()).toHaveText('November 2, 2025');
      await expect(events.getByRole('time').last()).toHaveAttribute('datetime', '2025-11-02');
    });
  });
}

test('an event whose day is over says so, and stays listed with its button', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2024, 11, 20, 23, 59));
  await openScreen(page, programsScreen);
  const events = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(events.filter({ hasText: 'This event is over' })).toHaveCount(1);
  await expect(events.first()).toContainText('This event is over');
  await expect(events.getByRole('button', { name: /^Register Now/ })).toHaveCount(3);
  await page.clock.setFixedTime(new Date(2024, 11, 21));
  await openScreen(page, screens.home);
  await openScreen(page, programsScreen);
  await expect(events.filter({ hasText: 'This event is over' })).toHaveCount(2);
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await openScreen(page, screens.home);
  await openScreen(page, programsScreen);
  await expect(region(page, 'Upcoming Events').getByRole('time')).toHaveCount(3);
});

import { cards, expectInOrder, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const { contact } = screens;

/** The contrast ratio of two colors `rgb(…)`, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
      const value = Number(channel) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.beforeEach(({ page }) => openScreen(page, contact));

test('Contact has help in a crisis first, then the ways to reach us, the form and the map', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expectInOrder([
    main.getByRole('heading', { level: 1 }),
    main.getByText('available 24/7'),
    main.getByRole('heading', { level: 3, name: 'Address' }),
    main.getByRole('button', { name: 'Prepare Message' }),
    main.getByText('within 24 hours on business days'),
    main.getByText('Interactive Map', { exact: true }),
  ]);
});

test('the cards list every way to reach the foundation', async ({ page }) => {
  const ways = cards(page, 'Ways to Reach Us');
  await expect(ways.getByRole('heading')).toHaveText([
    'Address',
    'Phone',
    'Crisis line',
    'Fax',
    'E-mail',
    'Office hours',
  ]);
  const way = (name: string) => ways.filter({ has: page.getByRole('heading', { name, exact: true }) });

  await expect(way('Address')).toContainText(/\d+ \w+ Street/);
  for (const name of ['Phone', 'Crisis line', 'Fax']) await expect(way(name)).toContainText(/555-01\d\d/);
  for (const name of ['Phone', 'Crisis line']) {
    await expect(way(name).getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  }
  const addresses = way('E-mail').getByRole('link');
  await expect(addresses).toHaveText(Array(3).fill(/^\S+@\S+$/));
  for (const address of await addresses.all()) {
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  }
  await expect(way('Office hours').getByRole('list').getByRole('listitem')).toHaveText([
    'Mon-Fri 8:00 AM-6:00 PM',
    'Sat 9:00 AM-4:00 PM',
    'Sun closed',
  ]);
});

test('the lines of the address, and of the office hours, belong together', async ({ page }) => {
  for (const name of ['Address', 'Office hours']) {
    const way = cards(page, 'Ways to Reach Us').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    const gaps = await way
      .getByRole('list')
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines
          .slice(1)
          .map(
            (line, index) =>
              line.getBoundingClientRect().top - (lines[index]?.getBoundingClientRect().bottom ?? 0),
          ),
      );
    expect(gaps.length, name).toBeGreaterThan(0);
    expect(Math.max(...gaps), `pixels between two lines of ${name}`).toBeLessThan(1);
  }
});

test('each e-mail address and phone number is on one line', async ({ page }) => {
  for (const screen of [contact, screens.about]) {
    await openScreen(page, screen);
    const addresses = page.getByRole('main').locator('.whole').filter({ hasText: /@|555/ });
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lines = await addresses.evaluateAll((all) =>
        all.map((address) => {
          const range = document.createRange();
          range.selectNodeContents(address);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines.length, screen.name).toBeGreaterThan(1);
      expect(new Set(lines), `${screen.name} at ${width} px`).toEqual(new Set([1]));
    }
  }
});

test('the crisis box shows the crisis line, which is available 24/7', async ({ page }) => {
  const box = region(page, /crisis/i);
  await expect(box).toContainText('The crisis line is available 24/7');
  const call = box.getByRole('link', { name: /555-01\d\d$/ });
  const listed = cards(page, 'Ways to Reach Us').filter({ hasText: 'Crisis line' }).getByRole('link');
  await expect(call).toHaveText((await listed.textContent()) ?? '');
  await expect(call).toHaveAttribute('href', /^tel:/);
});

test('the map is a sketch with the streets, the entrance and the bus stop, in every theme', async ({
  page,
}) => {
  await expect(page.getByRole('main').locator('iframe, img, canvas')).toHaveCount(0);
  for (const options of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { contrast: 'more' },
    { forcedColors: 'active', contrast: 'no-preference', colorScheme: 'light' },
  ] as const) {
    await page.emulateMedia(options);
    const sketch = page.getByRole('img', { name: /entrance is on Loom Street.*bus stop/ });
    const frame = await sketch.boundingBox();
    for (const label of ['Loom Street', 'Shuttle Avenue', 'Spindle Avenue', '17', 'Entrance', 'Bus stop']) {
      const text = sketch.getByText(label, { exact: true });
      const box = await text.boundingBox();
      if (!frame || !box) throw new Error(`${label} is missing.`);
      expect(box.x, label).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width, label).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y, label).toBeGreaterThanOrEqual(frame.y);
      expect(box.y + box.height, label).toBeLessThanOrEqual(frame.y + frame.height);
      // The color of the shape below the label, or of the map without one.
      const [ink, ground] = await text.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const shapes = [...(element.closest('svg')?.querySelectorAll('rect') ?? [])].filter((shape) => {
          const { left, top, right, bottom } = shape.getBoundingClientRect();
          return left < middle.x && middle.x < right && top < middle.y && middle.y < bottom;
        });
        const last = shapes.at(-1);
        const map = element.closest('figure');
        return [
          getComputedStyle(element).fill,
          last ? getComputedStyle(last).fill : map && getComputedStyle(map).backgroundColor,
        ];
      });
      expect(contrast(ink ?? '', ground ?? ''), label).toBeGreaterThanOrEqual(7);
    }
  }
});

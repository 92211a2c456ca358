import { cards, expectInOrder, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const { contact, about } = screens;

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

test('Contact has help in a crisis, the number and the form first, then every way to reach us and the map', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const ways = cards(page, 'All Ways to Reach Us');
  const way = (name: string) => ways.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expectInOrder([
    main.getByRole('heading', { level: 1 }),
    main.getByText('The crisis line is available 24/7'),
    region(page, 'Call or Write').getByRole('link', { name: '(212) 555-0142' }),
    main.getByRole('button', { name: 'Prepare Message' }),
    main.getByText('within 24 hours on business days'),
    ...['Address', 'Phone', 'Crisis line', 'Fax', 'E-mail', 'Office hours'].map(way),
    main.getByText('Interactive Map', { exact: true }),
    main.getByText('A sketch of our block, not to scale.'),
  ]);

  await expect(way('Address')).toContainText(/\d+ \w+ Street/);
  await expect(way('Fax')).toContainText(/555-01\d\d/);
  for (const name of ['Phone', 'Crisis line']) {
    await expect(way(name).getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
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

  const call = region(page, /crisis/i).getByRole('link', { name: /555-01\d\d$/ });
  await expect(call).toHaveText((await way('Crisis line').getByRole('link').textContent()) ?? '');
  await expect(call).toHaveAttribute('href', /^tel:/);
});

test('each e-mail address and phone number is on one line', async ({ page }) => {
  for (const screen of [contact, about]) {
    await openScreen(page, screen);
    const addresses = page.getByRole('main').locator('.whole').filter({ hasText: /@|555/ });
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
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

// Whether its labels overlap is tested in quality/look.spec.ts.
test('the labels of the map stand out from what is below them, in every theme', async ({ page }) => {
  const sketch = page.getByRole('img', { name: /entrance is on Loom Street.*bus stop/ });
  for (const options of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { contrast: 'more' },
    { forcedColors: 'active', contrast: 'no-preference', colorScheme: 'light' },
  ] as const) {
    await page.emulateMedia(options);
    for (const label of ['Loom Street', 'Shuttle Avenue', 'Spindle Avenue', '17', 'Entrance', 'Bus stop']) {
      // The color of the shape below the label, or of the map without one.
      const [ink, ground] = await sketch.getByText(label, { exact: true }).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const shapes = [...(element.closest('svg')?.querySelectorAll('rect') ?? [])].filter((shape) => {
          const { left, top, right, bottom } = shape.getBoundingClientRect();
          return (
            left < x + width / 2 && x + width / 2 < right && top < y + height / 2 && y + height / 2 < bottom
          );
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

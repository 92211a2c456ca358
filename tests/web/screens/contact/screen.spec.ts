import { switchEasyReadOn } from '../../../support/easy-read';
import { readPageTexts } from '../../../support/pdf';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

test('Contact has help in a crisis, the number and the form first, then the other ways to reach us and the map', async ({
  page,
}) => {
  await openScreen(page, screens.contact);
  const main = page.getByRole('main');
  const ways = cards(page, 'Ways to Reach Us');
  const way = (name: string) => ways.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(main).toHaveText(
    /24\/7.*\(212\) 555-0142.*See My Message.*within 24 hours on business days.*Address.*Phone.*Crisis line.*Text messages.*Fax.*E-mail.*Opening hours.*Interactive Map.*A sketch of our block, not to scale\./s,
  );

  await expect(way('Address')).toContainText(/\d+ \w+ Street/);
  await expect(way('Fax')).toContainText(/555-01\d\d/);
  await expect(ways.getByRole('heading')).toHaveText(['Address', 'Fax', 'E-mail', 'Opening hours']);
  const addresses = way('E-mail').getByRole('link');
  await expect(addresses).toHaveText(Array(3).fill(/^\S+@\S+$/));
  for (const address of await addresses.all()) {
    await expect(address).toHaveAttribute('href', `mailto:${await address.textContent()}`);
  }
  await expect(way('Opening hours').getByRole('list').getByRole('listitem')).toHaveText([
    'Mon-Fri 8:00 AM-6:00 PM',
    'Sat 9:00 AM-4:00 PM',
    'Sun closed',
  ]);

  // Readers of other languages find theirs, in its own script and direction.
  const languages = region(page, 'In Other Languages').getByRole('listitem');
  await expect(languages).toHaveCount(10);
  for (const [language, direction] of [
    ['zh-Hans', 'ltr'],
    ['ar', 'rtl'],
    ['yi', 'rtl'],
  ] as const) {
    await expect(languages.and(page.locator(`:lang(${language})`))).toHaveCSS('direction', direction);
  }

  const crisis = region(page, /crisis/i);
  const call = crisis.getByRole('link', { name: /^\(\d+\) 555-01\d\d$/ });
  const number = region(page, 'Call or Write').getByRole('link', { name: /^\(\d+\) 555-01\d\d$/ });
  for (const part of [call, number]) await expect(part).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  const [crisisNumber, officeNumber] = [await call.innerText(), await number.innerText()];
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(call, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }

  // On paper, the list has what the boxes say on the screen.
  await page.emulateMedia({ media: 'print' });
  await expect(way('Crisis line')).toContainText(crisisNumber);
  await expect(way('Phone')).toContainText(officeNumber);
  await expect(ways).toHaveCount(7);
  await page.emulateMedia({ media: 'screen' });

  // Whoever cannot hear or speak is not sent elsewhere.
  for (const [part, number] of [
    [crisis, '+12125550198'],
    [region(page, 'Call or Write'), '+12125550144'],
  ] as const) {
    await expect(part.getByRole('link', { name: 'Text (212) 555-' })).toHaveAttribute(
      'href',
      `sms:${number}`,
    );
    await expect(part.getByRole('link', { name: 'TTY: 711' })).toHaveAttribute('href', 'tel:711');
    await expect(part).toContainText('video relay');
  }
});

test('a visual story says what happens at a visit and a call, also in Easy read, and is printed alone', async ({
  page,
}) => {
  await openScreen(page, screens.contact);
  const story = (title: string) => page.getByRole('region', { name: title });
  for (const [title, steps] of [
    ['What Happens When You Visit', 8],
    ['What Happens When You Call', 4],
  ] as const) {
    await expect(story(title).getByRole('listitem')).toHaveCount(steps);
    await expect(story(title).getByRole('img')).toHaveCount(steps);
  }
  await expect(story('What Happens When You Call')).toContainText('You call (212) 555-0142.');
  await expect(story('What Happens When You Visit')).toContainText('A first visit takes about an hour.');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print This Story' }).click();
  const pages = await readPageTexts(await page.pdf());
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages.join(' ')).toContain('You can bring someone you trust.');
  expect(pages.join(' ')).not.toContain('Ways to Reach Us');

  // Afterward, Contact is printed as usual.
  expect((await readPageTexts(await page.pdf())).join(' ')).not.toContain('You can bring someone you trust.');
  await switchEasyReadOn(page);
  await expect(story('What Happens When You Visit')).toBeVisible();
  await page.getByRole('button', { name: 'Print This Story' }).click();
  expect((await readPageTexts(await page.pdf())).length).toBeLessThanOrEqual(2);
});

import {
  addItem,
  clickButton,
  expectFormValues,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { errorSummary } from '../../../support/contact';
import { expectNoHorizontalScroll } from '../../../support/layout';
import { notifications } from '../../../support/notifications';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const phone = { width: 320, height: 640 };

const [services, , events] = lists;

test('Add Event asks for every required field, then adds the item at the end', async ({ page }) => {
  const { tab, add, sample, item, name, fieldErrors } = events;
  const form = page.locator('main form');
  const summary = errorSummary(page);
  await page.setViewportSize(phone);
  await openTab(page, tab);

  await test.step('Cancel adds nothing, and the form is empty when opened again', async () => {
    await clickButton(page, add);
    await fillForm(page, item);
    await clickButton(page, 'Cancel');
    await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    await expect(itemNames(page)).toHaveText([...sample]);
    await clickButton(page, add);
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(field(page, 'Title')).toBeFocused();
  });

  await test.step('each required field is marked, and has an error to which the summary leads', async () => {
    await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
    await expect(form.locator('[aria-required=true]')).toHaveCount(Object.keys(fieldErrors).length);
    await clickButton(page, 'Save');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(fieldErrors));
    for (const [label, message] of Object.entries(fieldErrors)) {
      const control = field(page, label);
      await expect(form.locator('label', { hasText: new RegExp(`^${label}\\s\\*$`) })).toBeVisible();
      await expect(control).toHaveAttribute('aria-required', 'true');
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll('.', '\\.')}`));
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(control).toBeFocused();
    }
  });

  await test.step('a blank field counts as empty, and keeps the others', async () => {
    await fillForm(page, { ...item, Title: ' \u00a0 ' });
    await clickButton(page, 'Save');
    await expect(summary.getByRole('link')).toHaveText([fieldErrors.Title ?? '']);
    await expectFormValues(page, { ...item, Title: ' \u00a0 ' });
    await expect(itemNames(page)).toHaveText([...sample]);
    await expect(notifications(page)).toHaveCount(0);
  });

  await test.step('a double-click on Save adds one item, and activates nothing else', async () => {
    await fillForm(page, item);
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(itemNames(page)).toHaveText([...sample, name]);
    await expect(notifications(page)).toHaveCount(1);
    await expect(notifications(page, 'Content Updated')).toContainText(
      'Your changes have been saved successfully.',
    );
    await expect(page).toHaveURL(/#\/admin$/);
    await expect(page.getByText('Being edited')).toHaveCount(0);
    await expect(form).toHaveCount(0);
  });

  await test.step('the new item has the focus, and the notification covers nothing of it', async () => {
    const heading = itemNames(page).last();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
        return y + height - ((await notifications(page).boundingBox())?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
  });

  await openScreen(page, screens.programs);
  const added = cards(page, 'Upcoming Events').filter({ visible: true }).last();
  for (const text of ['March 9, 2099', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.'])
    await expect(added).toContainText(text);
  await expect(added.getByRole('button', { name: 'Register Now Garden Day' })).toBeVisible();
});

test('the longest texts, without a space, are kept and do not break the layout', async ({ page }) => {
  const { tab, item, sample } = events;
  const most = (label: string) => (label === 'Description' ? 5_000 : 200);
  const labels = Object.keys(item).filter((label) => label !== 'Date');
  const long = labels.map((label) => [label, label.repeat(1_250).slice(0, most(label))] as const);
  await openTab(page, tab);
  await addItem(page, events, { ...item, ...Object.fromEntries(long) });
  await expect(itemNames(page)).toHaveText([...sample, long[0]?.[1] ?? '']);
  for (const screen of [screens.admin, screens.programs]) {
    await openScreen(page, screen);
    if (screen !== screens.admin)
      for (const [, text] of long)
        await expect(page.getByRole('main').getByText(text).filter({ visible: true })).toHaveCount(1);
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await expectNoHorizontalScroll(page);
    }
  }
});

test('the icon of a service is selected by name, with a preview', async ({ page }) => {
  await openTab(page, 'Services');
  await clickButton(page, 'Add Service');
  const icon = field(page, 'Icon');
  await expect(icon.locator('option[value=map-pin]')).toHaveText('Map pin');
  const preview = page.locator('main form svg');
  await icon.selectOption('Puzzle');
  const puzzle = await preview.innerHTML();
  await icon.selectOption('Leaf');
  await expect(preview).toBeVisible();
  expect(await preview.innerHTML()).not.toBe(puzzle);

  await fillForm(page, { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' });
  await field(page, 'Title').press('Enter');
  await openScreen(page, screens.services);
  const added = cards(page, 'How We Help').last();
  await expect(added).toContainText('Toy Library');
  await expect(added.getByRole('list')).toHaveCount(0);
  expect(await added.locator('svg.lucide').innerHTML()).toBe(puzzle);
});

test('Home and the footer show the first four services', async ({ page }) => {
  const titles = region(page, 'How We Help').getByRole('heading', { level: 3 });
  const footer = page.getByRole('contentinfo').getByRole('listitem');
  await openTab(page, services.tab);
  await addItem(page, services, services.item);
  await openScreen(page, screens.home);
  await expect(titles).toHaveText([...services.sample]);
  await expect(footer.filter({ hasText: 'Toy Library' })).toHaveCount(0);
  await openTab(page, services.tab);
  await itemButton(page, 'Delete', 'Support Services').click();
  await openScreen(page, screens.home);
  const names = ['Provider Matching', 'Resource Directory', 'Community Programs', 'Toy Library'];
  await expect(titles).toHaveText(names);
  await expect(
    footer.filter({ hasText: /^(?:Provider|Support|Resource|Community|Toy|Advocacy)/ }),
  ).toHaveText([...names, 'Advocacy Support']);
});

import type { Locator, Page } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer, answerAll, finder, finderHeading, parentsAnswers } from '../../support/finder';
import { openKiosk, waitForNextPress } from '../../support/kiosk';
import { further } from '../../support/matrix';
import { expect, openScreen, screens, test } from '../../support/site';

declare global {
  interface Window {
    /** How often the page has called `print`. */
    printed?: number;
  }
}

const { home, services, contact } = screens;

const invitation = 'Not sure? Answer three questions';
const suggestions = (page: Page) => finder(page).getByRole('heading', { level: 4 });
const button = (page: Page, name: string) => finder(page).getByRole('button', { name, exact: true });

async function expectQuestion(page: Page, number: number, title: string): Promise<void> {
  await expect(finderHeading(page)).toHaveText(`Question ${number} of 3 ${title}`);
  await expect(finderHeading(page)).toBeFocused();
  await expect(finderHeading(page)).toBeInViewport();
}

test('three questions, one press each, end in suggestions with a reason and the phone number', async ({
  page,
}) => {
  await openScreen(page, home);
  await page.getByRole('main').getByRole('link', { name: invitation }).click();
  await expect(page).toHaveTitle(/^Services/);
  await expectQuestion(page, 1, 'Who is the help for?');
  await expect(
    finder(page).getByRole('group', { name: 'Who is the help for?' }).getByRole('button'),
  ).toHaveText(['For me', 'For my child', 'For another adult', 'For our whole family', 'I am not sure']);
  await expect(button(page, 'Back')).toHaveCount(0);
  await answer(page, 'For my child');
  await expectQuestion(page, 2, 'What is hard right now?');
  await answer(page, 'Getting through the week');
  await expectQuestion(page, 3, 'How would you like to meet?');
  await answer(page, 'In a group');

  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await expect(finderHeading(page)).toBeFocused();
  await expect(finderHeading(page)).toBeInViewport();
  // The other suggestions take the room beside the best one.
  const left = async (index: number) => (await suggestions(page).nth(index).boundingBox())?.x ?? 0;
  expect(await left(1)).toBeGreaterThan((await left(0)) + 400);
  await expect(suggestions(page)).toHaveText([
    'Family Support Network',
    'Support Services',
    'Provider Matching',
  ]);
  const items = finder(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const [first, second] = await items.all();
  await expect(first as Locator).toContainText(
    'Because you said “For my child,” “Getting through the week,” and “In a group.”',
  );
  await expect(second as Locator).toContainText('Because you said “Getting through the week.”');
  const best = first as Locator;
  await expect(best.getByRole('link', { name: '(212) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  await expect(best).toContainText('Ask about “Family Support Network.” We listen first');
});

test('it works with the keyboard alone, with one Tab from a question to its first answer; holding Enter answers one', async ({
  page,
}) => {
  await openScreen(page, home);
  await page.getByRole('link', { name: invitation }).focus();
  for (const [number, title] of [
    'Who is the help for?',
    'What is hard right now?',
    'How would you like to meet?',
  ].entries()) {
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectQuestion(page, number + 1, title);
    await page.keyboard.press('Tab');
    await expect(finder(page).getByRole('group').getByRole('button').first()).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await expect(finderHeading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('link', { name: 'Provider Matching' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('link', { name: '(212) 555-0142' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(finder(page).getByRole('link', { name: 'Write a message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
    'I would like to know more about Provider Matching.\n\n',
  );
  await page.goBack();
  await finder(page).getByRole('link', { name: 'Provider Matching' }).press('Enter');
  await expect(page.locator(':focus')).toHaveText('Provider Matching');
});

test('Back shows the earlier answer, which can be changed; Start Over forgets them all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerAll(page, parentsAnswers);
  // The number to call is in view with the result.
  await expect(finder(page).getByRole('link', { name: '(212) 555-0142' })).toBeInViewport();
  await button(page, 'Back').click();
  await expectQuestion(page, 3, 'How would you like to meet?');
  await expect(finder(page).getByRole('button', { name: 'Your answer' })).toHaveText(/^In a group/);
  await button(page, 'Back').click();
  await expectQuestion(page, 2, 'What is hard right now?');
  await expect(finder(page).getByRole('button', { name: 'Your answer' })).toHaveText(/^Getting through/);
  await answer(page, 'Forms, benefits and rights');
  await answer(page, 'In a group');
  await expect(suggestions(page)).toHaveText(['Educational Workshops', 'Resource Directory']);

  await button(page, 'Start Over').click();
  await expectQuestion(page, 1, 'Who is the help for?');
  await expect(finder(page).getByRole('button', { name: 'Your answer' })).toHaveCount(0);
});

test('a suggested service is on the screen, a suggested program on Programs; going back, the list is still there', async ({
  page,
}) => {
  await answerAll(page, parentsAnswers);
  await finder(page).getByRole('link', { name: 'Support Services' }).click();
  const service = page
    .getByRole('region', { name: 'How We Help' })
    .getByRole('heading', { name: 'Support Services' });
  await expect(service).toBeFocused();
  await expect(service).toBeInViewport();

  await page.goBack();
  const link = finder(page).getByRole('link', { name: 'Family Support Network' });
  await expect(finder(page).getByRole('link', { name: 'Support Services' })).toBeFocused();
  await link.click();
  const program = page.getByRole('heading', { level: 3, name: 'Family Support Network' });
  await expect(program).toBeFocused();
  await expect(program).toBeInViewport();
  await expect(page).toHaveTitle(/^Programs/);

  await page.goBack();
  await expect(link).toBeFocused();
});

test('the browser’s Back leaves the screen instead of stepping through questions; only a reload loses answers', async ({
  page,
}) => {
  await openScreen(page, home);
  await page.getByRole('link', { name: invitation }).click();
  await answer(page, 'For me');
  await answer(page, 'Feeling alone');
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await page.goForward();
  await expect(finderHeading(page)).toHaveText('Question 3 of 3 How would you like to meet?');
  await openScreen(page, contact);
  await openScreen(page, services);
  await answer(page, 'By phone or online');
  await expect(suggestions(page).first()).toHaveText('Peer Support Groups');
  await page.reload();
  await expect(finderHeading(page)).toHaveText('Question 1 of 3 Who is the help for?');
});

test('services that staff have deleted are not suggested', further, async ({ page }) => {
  await openTab(page, 'Services');
  for (const name of ['Provider Matching', 'Resource Directory']) {
    await itemButton(page, 'Delete', name).click();
  }
  await answerAll(page, ['For me', 'Finding a therapist', 'By phone']);
  await expect(suggestions(page).first()).toHaveText('Support Services');
  await expect(
    finder(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first(),
  ).toContainText('something else we offer');
});

test('Print prints the result alone, with the phone number', further, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1;
    };
  });
  await answerAll(page, parentsAnswers);
  await button(page, 'Print This List').click();
  expect(await page.evaluate(() => window.printed)).toBe(1);

  await page.emulateMedia({ media: 'print' });
  for (const title of await suggestions(page).all()) await expect(title).toBeVisible();
  await expect(finder(page).getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  await expect(page.getByText('Riverside Park Pavilion')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
});

test(
  'in Easy read it has its own words, the same answers, and leads to the same services',
  further,
  async ({ page }) => {
    await openScreen(page, services);
    await answer(page, 'For me');
    await openScreen(page, home);
    await switchEasyReadOn(page);
    await page.getByRole('link', { name: 'Answer 3 questions to find help' }).click();
    const easy = page.getByRole('region', { name: 'Find help' });
    await expect(easy.getByRole('heading', { level: 3 })).toHaveText('Question 2 of 3 What is hard?');
    await expect(easy.getByRole('heading', { level: 3 })).toBeFocused();
    await expectNoAxeViolations(page);
    await easy.getByRole('button', { name: 'I feel alone' }).click();
    await expect(easy.getByRole('heading', { level: 3 })).toBeFocused();
    await easy.getByRole('button', { name: 'In a group' }).click();
    await expect(easy.getByRole('heading', { level: 3 })).toHaveText('This may help you');
    await expect(easy.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(easy.getByText('You said: “I feel alone” and “In a group.”')).toBeVisible();
    await expectNoAxeViolations(page);

    await easy.getByRole('link', { name: 'Groups and trips' }).click();
    await expect(page.locator(':focus')).toHaveText('Groups and trips');
    await easy.getByRole('link', { name: 'Groups for adults' }).click();
    await expect(page).toHaveTitle(/^Programs/);
    await expect(page.locator(':focus')).toHaveText('Groups for adults');
  },
);

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test(
    'the result says to ask at the desk, and is taken along in place of the link and of Print',
    further,
    async ({ page }) => {
      await openKiosk(page, services);
      for (const label of parentsAnswers) {
        await waitForNextPress(page);
        await finder(page).getByRole('button', { name: label }).tap();
        // Until the result, the part stays a page of its own.
        const title = finder(page).getByRole('heading', { name: 'Find What Fits' });
        if (label !== parentsAnswers.at(-1)) await expect(title).toBeInViewport();
      }
      await expect(finderHeading(page)).toBeFocused();
      await expect(finder(page)).toContainText('Ask at the desk right here');
      await expect(finder(page).getByRole('button', { name: '(212) 555-0142' })).toBeVisible();
      await expect(finder(page).locator('a[href^="tel:"]')).toHaveCount(0);
      await expect(button(page, 'Print This List')).toHaveCount(0);
      await expectNoAxeViolations(page);
      const titles = await suggestions(page).allTextContents();
      await finder(page).getByRole('button', { name: 'Take this with you: Good Places to Start' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Take this with you' });
      await expect(sheet.getByRole('listitem')).toHaveText([...titles, 'Phone: (212) 555-0142']);
    },
  );
});

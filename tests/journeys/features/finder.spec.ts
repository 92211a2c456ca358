import type { Page } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { switchEasyReadOn } from '../../support/easy-read';
import { answer, answerAll, finder, finderHeading, parentsAnswers } from '../../support/finder';
import { openKiosk, waitForNextPress } from '../../support/kiosk';
import { readPageTexts } from '../../support/pdf';
import { expect, openScreen, screens, test } from '../../support/site';

const { home, services, contact } = screens;

const invitation = 'Not sure? Answer three questions';
const questions = ['Who is the help for?', 'What is hard right now?', 'How would you like to meet?'];
const suggestions = (page: Page) => finder(page).getByRole('heading', { level: 4 });
const items = (page: Page) =>
  finder(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const button = (page: Page, name: string) => finder(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => finder(page).getByRole('link', { name });

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(finderHeading(page)).toHaveText(`Question ${number} of 3 ${questions[number - 1]}`);
  await expect(finderHeading(page)).toBeFocused();
  await expect(finderHeading(page)).toBeInViewport();
}

test('each question takes the focus, and is answered by key', async ({ page }) => {
  await openScreen(page, home);
  await page.getByRole('main').getByRole('link', { name: invitation }).click();
  await expect(page).toHaveTitle(/^Services/);
  await expectQuestion(page, 1);
  const answers = finder(page)
    .getByRole('group', { name: questions[0] ?? '' })
    .getByRole('button');
  await expect(answers).toHaveCount(5);
  await expect(button(page, 'Back')).toHaveCount(0);
  for (const [index, label] of parentsAnswers.entries()) {
    await expectQuestion(page, index + 1);
    await finder(page).getByRole('button', { name: label }).focus();
    // Holding it answers one question.
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }
  await expect(finderHeading(page)).toHaveText('Good Places to Start');
  await expect(finderHeading(page)).toBeFocused();
  await expect(finderHeading(page)).toBeInViewport();
});

test('the best suggestion has a reason and the number', async ({ page }) => {
  await answerAll(page, parentsAnswers);
  const titles = ['Family Support Network', 'Support Services', 'Provider Matching'];
  await expect(suggestions(page)).toHaveText(titles);
  const best = items(page).first();
  await expect(best).toContainText('“For my child,” “Getting through the week,” and “In a group.”');
  await expect(items(page).nth(1)).toContainText('“Getting through the week.”');
  const number = best.getByRole('link', { name: '(212) 555-0142' });
  await expect(number).toHaveAttribute('href', 'tel:+12125550142');
  await expect(best).toContainText('Ask about “Family Support Network.”');
});

test('a service is on the screen, a program on Programs; Back keeps the list', async ({ page }) => {
  await answerAll(page, parentsAnswers);
  await link(page, 'Support Services').click();
  const services = page.getByRole('region', { name: 'How We Help' });
  await expect(services.getByRole('heading', { name: 'Support Services' })).toBeFocused();
  await page.goBack();
  await expect(link(page, 'Support Services')).toBeFocused();
  await link(page, 'Family Support Network').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Family Support Network' })).toBeFocused();
  await expect(page).toHaveTitle(/^Programs/);
});

test('Back shows the earlier answer, which can be changed; Start Over forgets them all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerAll(page, parentsAnswers);
  await button(page, 'Back').click();
  await expectQuestion(page, 3);
  await button(page, 'Back').click();
  await expectQuestion(page, 2);
  await expect(finder(page).getByRole('button', { name: 'Your answer' })).toHaveText(/^Getting through/);
  await answer(page, 'Forms, benefits and rights');
  await answer(page, 'In a group');
  await expect(suggestions(page)).toHaveText(['Educational Workshops', 'Resource Directory']);
  // The number to call is in view with the result.
  await expect(link(page, '(212) 555-0142').first()).toBeInViewport();
  await button(page, 'Start Over').click();
  await expectQuestion(page, 1);
  await expect(finder(page).getByRole('button', { name: 'Your answer' })).toHaveCount(0);
});

test('Back in the browser leaves the screen; only a reload loses answers', async ({ page }) => {
  await openScreen(page, home);
  await page.getByRole('link', { name: invitation }).click();
  await answer(page, 'For me');
  await answer(page, 'Feeling alone');
  await page.goBack();
  await expect(page).toHaveTitle(/^Home/);
  await page.goForward();
  await expect(finderHeading(page)).toHaveText(`Question 3 of 3 ${questions[2]}`);
  await openScreen(page, contact);
  await openScreen(page, services);
  await answer(page, 'By phone or online');
  await expect(suggestions(page).first()).toHaveText('Peer Support Groups');
  await page.reload();
  await expect(finderHeading(page)).toHaveText(`Question 1 of 3 ${questions[0]}`);
});

test('the result is printed on one page, with the phone number', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await answerAll(page, parentsAnswers);
  const process = page.getByRole('heading', { level: 2, name: 'Our Process' });
  await button(page, 'Print This List').click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const pages = await readPageTexts(await page.pdf({ format: 'A4' }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(
    /^Weaving Hope.*Family Support Network.*Riverside Park Pavilion.*\(212\) 555-0142/,
  );
  expect(pages[0]).not.toMatch(/Our Process|Services That Fit/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(process).toBeVisible();
});

test('a deleted service is not suggested', async ({ page }) => {
  await openTab(page, 'Services');
  for (const name of ['Provider Matching', 'Resource Directory'])
    await itemButton(page, 'Delete', name).click();
  await answerAll(page, ['For me', 'Finding a therapist', 'By phone']);
  await expect(suggestions(page).first()).toHaveText('Support Services');
  await expect(items(page).first()).toContainText('something else we offer');
});

test('in Easy read it has its own words, the same answers, and the same services', async ({ page }) => {
  await openScreen(page, services);
  await answer(page, 'For me');
  await openScreen(page, home);
  await switchEasyReadOn(page);
  await page.getByRole('link', { name: 'Answer 3 questions to find help' }).click();
  const easy = page.getByRole('region', { name: 'Find help' });
  const heading = easy.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Question 2 of 3 What is hard?');
  await expect(heading).toBeFocused();
  await expectNoAxeViolations(page);
  await easy.getByRole('button', { name: 'I feel alone' }).click();
  await easy.getByRole('button', { name: 'In a group' }).click();
  await expect(heading).toHaveText('This may help you');
  await expect(easy.getByText('You said: “I feel alone” and “In a group.”')).toBeVisible();
  await expectNoAxeViolations(page);
  await easy.getByRole('link', { name: 'Groups for adults' }).click();
  await expect(page).toHaveTitle(/^Programs/);
  await expect(page.locator(':focus')).toHaveText('Groups for adults');
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('the result says to ask at the desk, and is taken along', async ({ page }) => {
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
  });
});

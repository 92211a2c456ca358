import { programs as programsCopy } from '@/copy/en/screens/programs';
import type { ScreenId } from '@/copy/screen-paths';
import { answerTo, facts } from '../../support/filled-copy';
import { waitForLayout } from '../../support/layout';
import { notifications } from '../../support/notifications';
import { cards } from '../../support/regions';
import { expect, openScreen, screens, test } from '../../support/site';
import { findTextProblems } from '../../support/whole-words';

const { home, services, programs, getInvolved } = screens;

const like = 'I would like to';

const answerStart = answerTo('').replace(/”$/, '');
const eventOver = programsCopy(facts.en).events.over.action.answer;

const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[.?$()]/g, '\\$&')}`);

/** The calls to action (specification, section 1) on each screen, with their number and what one says who wants them. */
const callsToAction: Partial<Record<ScreenId, Record<string, readonly [number, string]>>> = {
  home: {
    // In the header.
    Volunteer: [1, `${like} volunteer.`],
    'Donate Now': [1, `${like} donate.`],
    'Get Support Today': [1, 'I am looking for support.'],
    'Watch Our Story': [1, `${like} hear your story.`],
    'Learn More About Us': [1, `${like} know more about the foundation.`],
    'Find Services': [1, 'I am looking for a service.'],
    'Become a Provider': [1, `${like} become a provider.`],
  },
  services: {
    'Call Us Today': [1, 'I am not sure where to start.'],
    'Request Information': [1, 'I would like information about your services.'],
  },
  programs: {
    'Learn More': [6, `${like} know more about`],
    'Register Now': [3, eventOver],
    'Register for Programs': [1, `${like} register for a program.`],
    'Ask Questions': [1, 'I have a question about your programs.'],
  },
  getInvolved: {
    'Apply Now': [4, `${like} apply for this role:`],
    Donate: [4, `${like} donate $`],
    'Custom Amount': [1, `${like} choose how much I donate.`],
    'Start Volunteering': [1, `${like} start volunteering.`],
    'Contact Us': [1, `${like} help.`],
  },
};

test('each call to action answers in place with what to say, and changes nothing else', async ({ page }) => {
  const captureState = async () => ({
    address: page.url(),
    title: await page.title(),
    headings: await page.getByRole('heading').allTextContents(),
    notifications: await notifications(page).count(),
  });

  for (const screen of [home, services, programs, getInvolved]) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      const before = await captureState();
      for (const [text, [count, say]] of Object.entries(callsToAction[screen.id] ?? {})) {
        const named = page.getByRole('button').and(page.getByText(text, { exact: true }));
        await expect(named, text).toHaveCount(count);
        for (const button of await named.all()) {
          await expect(button).not.toHaveAttribute('aria-disabled');
          const start = say === eventOver ? say : answerStart + say;
          await expect(button).toHaveAccessibleDescription(startsWith(start));
          await button.click();
          await expect(button).toBeFocused();
          const answer = page.getByRole('paragraph').filter({ hasText: start, visible: true });
          await expect(answer, text).toBeInViewport();
          await expect(page.locator('[aria-live]').filter({ hasText: start })).toBeAttached();
          await page.keyboard.press('Escape');
          await expect(answer, text).toHaveCount(0);
        }
        expect(await captureState(), `after a click on ${text}`).toEqual(before);
      }
    });
  }
});

test('an answer opens below its button, covers nothing, and offers a message', async ({ page }) => {
  await openScreen(page, programs);
  await waitForLayout(page);
  const card = cards(page, 'Programs').filter({
    has: page.getByRole('heading', { name: 'Community Integration' }),
  });
  const button = card.getByRole('button', { name: 'Learn More Community Integration' });
  const answer = card.getByRole('paragraph').filter({ hasText: answerStart, visible: true });
  const message = card.getByRole('link', { name: 'Write a message' });
  await test.step('on a phone, the button stays where it is, and all else can be read', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await button.boundingBox();
    await button.click();
    for (const part of [button, answer, message]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await button.boundingBox()).toEqual(before);
    expect(await page.getByRole('main').evaluate(findTextProblems)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(answer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('the message that it offers is begun', async () => {
    await button.click();
    await message.click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
    await expect(page.getByLabel('Inquiry Type')).toHaveValue('general');
    await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
      'I would like to know more about Community Integration.\n\n',
    );
  });
});

import type { Locator } from 'playwright/test';
import { answerTo } from '../../support/filled-copy';
import { waitForLayout } from '../../support/layout';
import { cards } from '../../support/regions';
import { expect, openScreen, type Screen, screens, test } from '../../support/site';

const { home, about, services, programs, getInvolved, contact } = screens;

const like = 'I would like to';

/** The calls to action (specification, section 1) on each screen, with their number and what one says who wants them. */
const callsToAction: readonly { screen: Screen; buttons: Record<string, readonly [number, string]> }[] = [
  {
    screen: home,
    buttons: {
      'Get Support Today': [1, 'I am looking for support.'],
      'Watch Our Story': [1, `${like} hear your story.`],
      'Learn More About Us': [1, `${like} know more about the foundation.`],
      'Find Services': [1, 'I am looking for a service.'],
      'Become a Provider': [1, `${like} become a provider.`],
    },
  },
  {
    screen: services,
    buttons: {
      'Call Us Today': [1, 'I am not sure where to start.'],
      'Request Information': [1, 'I would like information about your services.'],
    },
  },
  {
    screen: programs,
    buttons: {
      'Learn More': [6, `${like} know more about`],
      'Register Now': [3, 'I missed '],
      'Register for Programs': [1, `${like} register for a program.`],
      'Ask Questions': [1, 'I have a question about your programs.'],
    },
  },
  {
    screen: getInvolved,
    buttons: {
      'Apply Now': [4, `${like} apply for this role:`],
      Donate: [4, `${like} donate $`],
      'Custom Amount': [1, `${like} choose how much I donate.`],
      'Start Volunteering': [1, `${like} start volunteering.`],
      'Contact Us': [1, `${like} help.`],
    },
  },
  { screen: about, buttons: {} },
  { screen: contact, buttons: {} },
];

const inHeader = {
  Volunteer: [1, `${like} volunteer.`],
  'Donate Now': [1, `${like} donate.`],
} as const;

const answerStart = answerTo('').replace(/”$/, '');

/** Where everything in a part of the screen is, from the top of the page. */
function positions(part: Locator) {
  return part
    .locator('a, button, h1, h2, h3')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY)),
    );
}

/** The texts that an element lies over, except those that are only announced. */
function textsUnder(above: Locator) {
  return above.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (element.contains(text) || parent?.closest('[aria-live]')) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const overlaps = (line: DOMRect) =>
        line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top;
      if ([...range.getClientRects()].some(overlaps)) covered.push(text.textContent ?? '');
    }
    return covered;
  });
}

test('each call to action answers in place with what to say, and changes nothing else', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  /** What a press must not change. */
  const captureState = async () => ({
    address: page.url(),
    title: await page.title(),
    pages: page.context().pages().length,
    dialogs: await page.getByRole('dialog').count(),
    headings: await page.getByRole('heading').allTextContents(),
    notifications: await page.locator('[data-sonner-toast]').count(),
  });

  for (const { screen, buttons } of callsToAction) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      // It is fetched after the rest.
      if (screen === contact) await expect(page.getByText('What Happens When You Call')).toBeVisible();
      const before = await captureState();
      for (const [text, [count, say]] of Object.entries({ ...inHeader, ...buttons })) {
        const named = page.getByRole('button').and(page.getByText(text, { exact: true }));
        await expect(named, text).toHaveCount(count);
        for (const button of await named.all()) {
          await expect(button).toBeVisible();
          await expect(button).toBeEnabled();
          await expect(button).not.toHaveAttribute('aria-disabled');
          const answer = page.getByText(answerStart + say);
          await expect(button).toHaveAccessibleDescription(new RegExp(`^${answerStart}.+”$`));
          await button.click();
          await expect(button).toBeFocused();
          await expect(page.locator('[aria-live]').filter({ has: answer }).or(answer).first()).toBeAttached();
          const shown = answer.filter({ visible: true }).and(page.locator(':not([aria-live])'));
          await expect(shown.first(), text).toBeInViewport();
        }
        expect(await captureState(), `after a click on ${text}`).toEqual(before);
      }
    });
  }

  await test.step('a tooltip repeats the answer before it is there', async () => {
    await openScreen(page, home);
    const button = page.getByRole('button', { name: 'Get Support Today' });
    await button.hover();
    await expect(page.getByRole('tooltip')).toHaveText(`${answerStart}I am looking for support.”`);
    // It does not cover its button.
    await button.click({ trial: true });
  });
});

test('an answer moves nothing, covers little, offers a message that is begun, and goes with Escape or the next', async ({
  page,
}) => {
  await page.clock.install();
  await openScreen(page, programs);
  await page.clock.runFor(10_000);
  await waitForLayout(page);

  for (const width of [390, 1280]) {
    await test.step(`at ${width} px, it covers at most highlights of its own card`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Community Integration' }) });
      const button = card.getByRole('button', { name: 'Learn More Community Integration' });
      const answer = card.getByRole('paragraph').filter({ hasText: answerStart });
      const message = card.getByRole('link', { name: 'Write a message' });
      await button.scrollIntoViewIfNeeded();
      // Nor does the card keep a hole for it.
      const [cardBox, buttonBox] = await Promise.all([card, button].map((part) => part.boundingBox()));
      const bottom = (box: typeof cardBox) => (box ? box.y + box.height : Number.NaN);
      expect(bottom(cardBox) - bottom(buttonBox)).toBeLessThan(40);
      const cardAbove = cards(page, 'Programs').nth(width === 390 ? 4 : 3);
      expect((cardBox?.y ?? 0) - bottom(await cardAbove.boundingBox())).toBeLessThan(25);
      const before = await positions(page.getByRole('main'));
      await button.press('Enter');
      for (const part of [answer, message, button]) await expect(part).toBeInViewport({ ratio: 1 });
      // The two links of the answer are new.
      const links = await positions(card).then((all) => all.filter((top) => !before.includes(top)));
      const after = await positions(page.getByRole('main'));
      expect(after.filter((top) => !links.includes(top))).toEqual(before);
      const covered = await textsUnder(answer.locator('..'));
      const highlights = width === 390 ? (await card.getByRole('list').allTextContents()).join() : '';
      expect(covered.filter((text) => !highlights.includes(text))).toEqual([]);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(answer).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  await test.step('the message that it offers is begun', async () => {
    await page.getByRole('button', { name: 'Learn More Community Integration' }).press('Enter');
    await cards(page, 'Programs').getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
    await expect(page.getByLabel('Inquiry Type')).toHaveValue('general');
    await expect(page.getByLabel('Message', { exact: false }).last()).toHaveValue(
      'I would like to know more about Community Integration.\n\n',
    );
  });

  await test.step('one answer shows at a time, and is announced again at each press', async () => {
    await openScreen(page, getInvolved);
    const answers = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^${answerStart}`), visible: true });
    const announced = page.locator('[aria-live]').filter({ hasText: 'I would like to donate $25.' });
    for (const press of ['first', 'second']) {
      await page.getByRole('button', { name: 'Donate $25', exact: true }).click();
      await page.clock.runFor(200);
      await expect(announced, press).toHaveCount(1);
      await page.clock.runFor(6_000);
      await expect(announced, press).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Donate $250' }).click();
    await expect(answers).toHaveText([`${answerStart}I would like to donate $250.”`]);
  });

  await test.step('below a section, it takes the place of the lead, and the number is there once', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, services);
    const band = page.getByRole('region', { name: 'Not sure where to start?' });
    // What is above may get its real height meanwhile.
    const withinBand = async () => {
      const [first = 0, ...others] = await positions(band);
      return others.map((top) => top - first);
    };
    await expect(band.getByRole('link', { name: 'TTY: 711' })).toBeVisible();
    const before = await withinBand();
    await band.getByRole('button', { name: 'Request Information' }).click();
    await expect(band.getByText('Talk to us:')).toBeHidden();
    await expect(band.getByText('“I would like information about your services.”').first()).toBeVisible();
    // The page may be scrolled by half a pixel.
    const moved = (await withinBand()).map((top, index) => Math.abs(top - (before[index] ?? Number.NaN)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
    expect(moved).toHaveLength(before.length);
    await expect(band.getByRole('link', { name: '(212) 555-0142' })).toHaveCount(1);
    await band.getByRole('link', { name: 'Write a message' }).click();
    await expect(page.getByLabel('Inquiry Type')).toHaveValue('general');
  });
});

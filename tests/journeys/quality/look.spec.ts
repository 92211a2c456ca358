import type { Locator } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { contactField, fillContactForm, prepareMessage, validMessage } from '../../support/contact';
import { computedStyle, setDisplaySettings } from '../../support/display-settings';
import { hold } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

/** Where an element is, in CSS pixels. */
async function edges(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, middle: y + height / 2 };
}

type Edges = Awaited<ReturnType<typeof edges>>;

test('Contact and Content Management look right', async ({ page }) => {
  for (const { width, text, smallest } of [
    { width: 320, text: '200', smallest: 22 },
    { width: 390, text: '100', smallest: 16 },
    { width: 1280, text: '100', smallest: 16 },
  ] as const) {
    await test.step(`the labels of the map can be read at ${width} px and ${text}% text`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openScreen(page, screens.contact);
      await setDisplaySettings(page, { text });
      const labels = page.getByRole('region', { name: 'Find Us' }).getByRole('img').locator('text');
      await expect(labels).toHaveCount(6);
      const sizes = await labels.evaluateAll((all) =>
        (all as SVGTextElement[]).map((label) => {
          const { a = 0, b = 0 } = label.getScreenCTM() ?? {};
          return Number.parseFloat(getComputedStyle(label).fontSize) * (a || Math.abs(b));
        }),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallest);
    });
  }

  await test.step('the fields of a row are at the same height, also when only one has an error', async () => {
    await fillContactForm(page, { ...validMessage, email: '' });
    await prepareMessage(page);
    await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    const top = async (name: string) => (await contactField(page, name).boundingBox())?.y;
    expect(await top('phone')).toBe(await top('email'));
  });

  await test.step('Delete has a color and an icon of its own, so that it is not taken for Edit', async () => {
    await openTab(page, 'Services');
    const edit = itemButton(page, 'Edit', 'Support Services');
    const remove = itemButton(page, 'Delete', 'Support Services');
    for (const property of ['color', 'border-color']) {
      expect(await computedStyle(remove, property)).not.toBe(await computedStyle(edit, property));
    }
    await expect(remove.locator('svg')).toBeVisible();
    await expect(edit.locator('svg')).toHaveCount(0);
  });
});

test('each screen but Home and Content Management has a picture of its own, and large text folds its cards', async ({
  page,
}) => {
  const { home, admin, ...withPictures } = screens;
  const pictures = new Set<string>();
  for (const screen of Object.values(withPictures)) {
    await openScreen(page, screen);
    const picture = page.locator('main .scene').first();
    await expect(picture).toBeVisible();
    pictures.add(await picture.innerHTML());
  }
  expect(pictures.size).toBe(Object.keys(withPictures).length);

  await test.step('with large text on a phone, a card unfolds its details, and paper has all of them', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, screens.programs);
    await setDisplaySettings(page, { text: '200' });
    const detail = page.getByText('Led by a trained peer');
    const anotherDetail = page.getByText('Captions and sign language');
    const unfold = page.getByText('Details').first();
    await expect(detail).toBeHidden();
    await unfold.click();
    await expect(detail).toBeVisible();
    await expect(anotherDetail).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(anotherDetail).toBeVisible();
    await expect(unfold).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await setDisplaySettings(page, {});
    await expect(anotherDetail).toBeVisible();
    await expect(unfold).toBeHidden();
  });
});

/** The texts of the header that take more than one line, but for the name beside the logo. */
function wrappedLabels(header: Locator): Promise<string[]> {
  return header.evaluate((element) => {
    const wrapped: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isSeen = range.getBoundingClientRect().width > 1;
      const text = texts.currentNode.textContent ?? '';
      if (isSeen && text !== 'Weaving Hope' && range.getClientRects().length > 1) wrapped.push(text);
    }
    return wrapped;
  });
}

test('the header is one row with the number, each label on one line, as wide as the page’s column, in both languages, also in plain words', async ({
  page,
}) => {
  for (const address of ['', '?easy', 'es/', 'es/?easy']) {
    await test.step(address || 'English', async () => {
      // The longest label is bold there.
      await page.goto(`${address}#/about`);
      const brand = page.getByRole('banner').getByRole('link').nth(1);
      const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true });
      const toggle = page.getByRole('button', { name: /^(Easy read|Lectura fácil)$/ });
      await expect(toggle).toHaveAttribute('aria-pressed', String(address.includes('easy')));
      const number = page.getByRole('banner').getByRole('link', { name: '(212) 555-0142' });
      for (const width of [1008, 1130, 1152, 1200, 1230, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(number, `number at ${width} px`).toBeVisible();
        const boxes = await Promise.all([brand, buttons.first(), buttons.last()].map(edges));
        const [start, first, last] = boxes as [Edges, Edges, Edges];
        expect(Math.abs(last.middle - first.middle), `rows at ${width} px`).toBeLessThan(3);
        expect(await wrappedLabels(page.getByRole('banner')), `labels at ${width} px`).toEqual([]);
        expect(last.right, `end at ${width} px`).toBeLessThanOrEqual(width - start.left + 1);
      }
    });
  }
});

test('the weave of Home', async ({ page }) => {
  await test.step('it looks the same before and after the scripts have measured its frame', async () => {
    const thread = page.locator('main .hero svg path').first();
    // What is beyond the frame may differ.
    const shape = async () => (await thread.getAttribute('d'))?.replace(/H\d+$/, '');
    // The narrowest frame is beside the text of a tablet.
    for (const width of [320, 736, 896, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const release = await hold(page, '**/*.js');
      await page.goto('es/', { waitUntil: 'commit' });
      const early = await shape();
      release();
      // It has edges, too, once it is measured.
      await expect(page.locator('main .hero svg path[stroke*=edge]').first()).toBeAttached();
      expect(await shape(), `${width} px`).toBe(early);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('it weaves itself once, in under a second of the page’s time', async () => {
    await page.addInitScript(() => {
      const times: number[] = [];
      addEventListener('animationend', ({ animationName, elapsedTime }) => {
        if (animationName === 'weave') times.push(1000 * elapsedTime);
      });
      Object.assign(window, { times });
    });
    const weaving = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
    await page.goto('about:blank');
    await openScreen(page, screens.home);
    await expect.poll(weaving).toHaveLength(1);
    // What the style sheet says, however slow the machine is.
    expect((await weaving())[0]).toBeLessThan(1000);
    await openScreen(page, screens.about);
    await openScreen(page, screens.home);
    await expect(page.locator('main .hero svg')).toBeVisible();
    // One for each goal.
    await expect(page.locator('main .hero svg > g:first-child > path[stroke*=goal]')).toHaveCount(17);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await test.step('it stands still for visitors who prefer less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('about:blank');
    await page.goto(screens.home.hash, { waitUntil: 'commit' });
    await expect(page.locator('main .hero svg')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

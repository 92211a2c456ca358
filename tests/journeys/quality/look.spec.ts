import type { Locator } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { contactField, fillContactForm, prepareMessage, validMessage } from '../../support/contact';
import { computedStyle, setDisplaySettings } from '../../support/display-settings';
import { hold } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';

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
    for (const property of ['color', 'border-color'])
      expect(await computedStyle(remove, property)).not.toBe(await computedStyle(edit, property));
    await expect(remove.locator('svg')).toBeVisible();
    await expect(edit.locator('svg')).toHaveCount(0);
  });
});

test('each screen has a picture of its own, and large text folds its cards', async ({ page }) => {
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

function wrappedLabels(header: Locator): Promise<string[]> {
  return header.evaluate((element) => {
    const wrapped: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isSeen = range.getBoundingClientRect().width > 1;
      if (isSeen && range.getClientRects().length > 1) wrapped.push(texts.currentNode.textContent ?? '');
    }
    return wrapped;
  });
}

test('the header has two rows, each label on one line; the footer is short', async ({ page }) => {
  const header = page.getByRole('banner');
  const height = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
  for (const address of ['', 'es/?easy']) {
    await test.step(address || 'English', async () => {
      // The longest label is bold there.
      await page.goto(`${address}#/about`);
      const toggle = page.getByRole('button', { name: /^(Easy read|Lectura fácil)$/ });
      await expect(toggle).toHaveAttribute('aria-pressed', String(address.includes('easy')));
      const brand = header.getByRole('link', { name: /^Weaving Hope/ });
      const buttons = header.getByRole('button');
      const number = header.getByRole('link', { name: '(212) 555-0142' });
      for (const width of [1024, 1152, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await height(header), `height at ${width} px`).toBeLessThanOrEqual(96);
        const boxes = await Promise.all([brand, number, buttons.first(), buttons.last()].map(edges));
        const [start, call, first, last] = boxes as [Edges, Edges, Edges, Edges];
        expect(Math.abs(first.middle - call.middle), `first row at ${width} px`).toBeLessThan(3);
        expect(Math.abs(last.middle - start.middle), `second row at ${width} px`).toBeLessThan(3);
        expect(await wrappedLabels(header), `labels at ${width} px`).toEqual([]);
        expect(last.right, `end at ${width} px`).toBeLessThanOrEqual(width - start.left + 1);
      }
      for (const [width, most] of [
        [1280, 480],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        // The names of languages come late.
        await expect(page.getByRole('contentinfo').getByText('中文')).toBeAttached();
        expect(await height(page.getByRole('contentinfo')), `footer at ${width} px`).toBeLessThanOrEqual(
          most,
        );
      }
    });
  }

  await test.step('once scrolled, the first row comes back only for the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('about:blank');
    await page.goto('?lang=en#/services');
    const settings = header.getByRole('button', { name: 'Text and colors' });
    const brand = header.getByRole('link', { name: /^Weaving Hope/ });
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(settings).not.toBeInViewport();
    await expect(brand).toBeInViewport({ ratio: 1 });
    await brand.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(settings).toBeFocused();
    await expect(settings).toBeInViewport({ ratio: 1 });
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
  });
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

import type { Page } from 'playwright/test';
import { anchorAttribute } from '@/lib/anchors';
import { itemButton, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { setDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll, waitForLayout } from '../../support/layout';
import { combinationFor } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { findPageFaults } from '../../support/page-faults';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';
import { states } from '../../support/states';
import { expectTargetSize } from '../../support/targets';
import { expectWholeWords } from '../../support/whole-words';

async function expectAccessible(page: Page): Promise<void> {
  await waitForLayout(page);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await expectTargetSize(page);
  expect(await page.evaluate(findPageFaults, ['id', anchorAttribute])).toEqual([]);
}

/** What is in front: the open dialog, or else the screen. */
const front = (page: Page) => page.getByRole('dialog').or(page.getByRole('main')).last();

/** What is in front, as assistive technology gets it, but for what is announced, which comes and goes. */
async function snapshot(page: Page): Promise<string> {
  const announced = (await page.locator('[aria-live]').allTextContents()).filter(Boolean);
  const lines = (await front(page).ariaSnapshot()).split('\n');
  return lines.filter((line) => !announced.some((text) => line.endsWith(`: ${text}`))).join('\n');
}

/** Names of people and companies, samples that nobody translates, and words that Spanish has, too. */
const shared =
  /Weaving Hope|Loom Street|New York|\w+ Avenue|\S*weavinghope\S*|\S+@\S+|\w+ [A-Z]\.|Facebook|Instagram|YouTube|Ada Lovelace|I would like to help|Fax|TTY|English|Español|Normal|weave\.svg|author|\/url: .*/g;

/** Its names and texts that have words, without those that are the same in each language. */
function wordsOf(text: string): string[] {
  const lines = text.replace(shared, '').split('\n');
  return lines.flatMap(
    (line) => line.match(/(?<=").*\p{L}{4}.*(?=")|(?<=: ).*\p{L}{4}.*/u)?.[0].replaceAll('"', '') ?? [],
  );
}

/** Switches to Spanish in place and back. Nothing stays in English meanwhile, and all else is as before afterward. */
async function inSpanishToo(page: Page, look: () => Promise<void>): Promise<void> {
  const link = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, includeHidden: true }).filter({ visible: true });
  const asOnPhones = async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setDisplaySettings(page, {});
    return snapshot(page);
  };
  const before = await asOnPhones();
  await link('Español').dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const marked = (await page.locator('main [lang]').allInnerTexts()).join();
  const left = wordsOf(before).filter((text) => !marked.includes(text));
  const stillEnglish = async () => {
    const spanish = wordsOf(await asOnPhones());
    return left.filter((text) => spanish.includes(text));
  };
  await expect.poll(stillEnglish).toEqual([]);
  await look();
  // Large text on a phone has the link in the menu.
  await asOnPhones();
  await link('English').dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(asOnPhones).toBe(before);
}

/** What is wrong with the focus, if it is on a control that it has not been on before. Runs in the page. */
async function lookAtFocus(key: string): Promise<{ name: string; fault: string } | undefined> {
  const control = document.activeElement;
  if (!control || control === document.body || control.getAttribute('data-seen') === key) return undefined;
  control.setAttribute('data-seen', key);
  const findFault = () => {
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 3) return 'no ring of 3 px';
    const { left, top, right, bottom } = control.getBoundingClientRect();
    // A focusable tab panel may be taller than the window.
    if (control.matches('[role=tabpanel]') && top < innerHeight && bottom > 0) return '';
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'not in view';
    const hits = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    return hits.some((hit) => hit && !control.contains(hit) && !hit.contains(control)) ? 'covered' : '';
  };
  // Transitions, such as of the header, take a moment.
  for (let frame = 0; findFault() && frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  return { name: control.textContent?.trim() || control.id, fault: findFault() };
}

/** Presses a key until the focus has gone through the page, and returns the names of what it was on. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, key);
    if (!stop) return names;
    expect(stop.fault, stop.name).toBe('');
    // More than any screen has, unless the focus is trapped.
    expect(names.push(stop.name)).toBeLessThan(150);
  }
}

/** Counts what Tab should reach: every visible control in the tab order, and one of a group of choices. Runs in the page. */
function countControls(): number {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea, [role=tabpanel]',
  );
  return [...all].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'),
  ).length;
}

for (const [index, screen] of allScreens.entries()) {
  const { label, settings, viewport } = combinationFor(index);
  // The fixture fails a test that requests anything outside the bundle.
  test(`${screen.name}, by keyboard and in Spanish, stores nothing: ${label}`, async ({ page, context }) => {
    const isPhone = index % 2 === 0;
    await page.setViewportSize({ width: isPhone ? 390 : 1280, height: 800 });
    await openScreen(page, screen);
    // Some controls come late.
    await page.waitForLoadState('networkidle');
    const stops = await tabThrough(page, 'Tab');
    expect([stops.at(0), stops.at(-1)]).toEqual(['Skip to main content', 'Open-Source Licenses']);
    expect(stops).toHaveLength(await page.evaluate(countControls));
    // Going back, controls scroll in from above, where the sticky header could cover them.
    await page.getByRole('link', { name: 'Open-Source Licenses' }).evaluate((link) => {
      link.focus();
      link.setAttribute('data-seen', 'Shift+Tab');
    });
    expect(await tabThrough(page, 'Shift+Tab')).toHaveLength(stops.length - 1);

    await page.setViewportSize(viewport);
    await setDisplaySettings(page, settings);
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expectWholeWords(page, [main, page.getByRole('contentinfo')]);
    await inSpanishToo(page, () => expectWholeWords(page, [main], 'narrowest'));

    const stored = await page.evaluate(async () => [
      ...[window.name, ...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      ...[await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker.getRegistrations()],
    ]);
    expect([...stored.flat(), ...(await context.cookies())]).toEqual(['']);
  });
}

for (const [index, [name, open]] of Object.entries(states).entries()) {
  const { label, settings, viewport } = combinationFor(index);
  test(`${name}, in both languages: ${label}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openScreen(page, screens.home);
    await open(page);
    await setDisplaySettings(page, settings);
    await expectAccessible(page);
    await inSpanishToo(page, () => expectWholeWords(page, [front(page)], 'narrowest'));
  });
}

test('Easy read keeps its words whole; a notification covers no focused control', async ({ page }) => {
  await openScreen(page, screens.home);
  await page.getByRole('button', { name: 'Easy read', exact: true }).click();
  for (const screen of [screens.services, screens.programs, screens.contact]) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
      await expectWholeWords(page, [page.getByRole('banner'), page.getByRole('main')]);
      await inSpanishToo(page, () => expectWholeWords(page, [page.getByRole('main')], 'narrowest'));
    });
  }
  await test.step('a notification', async () => {
    await page.goto('about:blank');
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, 'Services');
    // With Undo, it stays until it is dismissed.
    await itemButton(page, 'Delete', 'Provider Matching').click();
    await expect(notifications(page)).toHaveCount(1);
    await tabThrough(page, 'Tab');
    await expect(notifications(page)).toHaveCount(1);
  });
});

test.describe('on the web', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('the content security policy is enforced', async ({ page }) => {
    await openScreen(page, screens.about);
    const request = await page.evaluate(() => fetch('index.html').catch(() => 'blocked'));
    expect(request).toBe('blocked');
  });
});

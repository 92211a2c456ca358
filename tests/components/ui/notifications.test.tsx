import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Notifications from '@/components/ui/notifications';
import { dismissAllNotifications, notify } from '@/components/ui/notify';
import { common } from '@/copy/en/shared';
import { defaultDisplaySettings, displayAttributes } from '@/features/display-settings/display-choices';

const { notificationsLabel: label, closeNotification: closeLabel } = common;

beforeEach(async () => {
  await page.viewport(1280, 800);
  await render(
    <>
      <button type="button">Opener</button>
      <p style={{ marginTop: 100 }}>Elsewhere</p>
      <Notifications label={label} closeLabel={closeLabel} />
    </>,
  );
  await opener().click();
});

afterEach(() => {
  dismissAllNotifications();
  vi.useRealTimers();
  for (const name of Object.keys(defaultDisplaySettings)) delete document.documentElement.dataset[name];
});

const opener = () => page.getByRole('button', { name: 'Opener' });
const area = () => page.getByRole('region', { name: label });
const notifications = () => area().getByRole('listitem').elements();
const close = () => page.getByRole('button', { name: closeLabel });
const hasFocus = () => area().element().contains(document.activeElement);
const expectCount = (count: number) => expect.poll(notifications).toHaveLength(count);

/** Shows a notification, and waits until it has finished its entry animation. */
async function show(count: number, action?: { label: string; onClick: () => void }) {
  notify(() => ({
    title: 'Content Deleted',
    description: 'The item has been removed.',
    ...(action && { action }),
  }));
  await expectCount(count);
  await Promise.allSettled(
    notifications()[0]
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
}

const altT = () => userEvent.keyboard('{Alt>}t{/Alt}');

test('a notification appears at the bottom right, leaves the focus where it is, and closes with its button', async () => {
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await show(1);
    await expect.element(notifications()[0] as HTMLElement).toBeInViewport({ ratio: 1 });
    await expect.element(opener()).toHaveFocus();
    await expect
      .poll(() => {
        const { right = 0, bottom = 0 } = notifications()[0]?.getBoundingClientRect() ?? {};
        return Math.max(width - right, height - bottom);
      })
      .toBeLessThanOrEqual(40);
    await close().click();
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  }
});

test('a notification is shown in full, in low windows and with large text, without motion', async () => {
  const undo = vi.fn();
  for (const [width, height, text] of [
    [800, 400, '100'],
    [640, 320, '125'],
    [390, 844, '200'],
  ] as const) {
    await page.viewport(width, height);
    Object.assign(
      document.documentElement.dataset,
      displayAttributes({ ...defaultDisplaySettings, text, motion: 'off' }),
    );
    await show(1, { label: 'Undo', onClick: undo });
    const moving = notifications()
      .flatMap((notice) => [notice, ...notice.querySelectorAll('*')])
      .map((element) => getComputedStyle(element))
      .filter((style) => style.animationName !== 'none' || style.transitionDuration !== '0s');
    expect(moving).toEqual([]);
    for (const part of [page.getByText('Content Deleted'), page.getByText('The item has been removed.')])
      await expect.element(part).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  }
  expect(undo).toHaveBeenCalledTimes(3);
});

test('Alt+T focuses the region, Escape dismisses one at a time, and the focus returns', async () => {
  await show(1);
  await show(2);
  // Elsewhere, Escape dismisses nothing; with Ctrl, it is AltGr, which types a character.
  await userEvent.keyboard('{Escape}{Control>}{Alt>}t{/Alt}{/Control}');
  await expect.element(opener()).toHaveFocus();
  await altT();
  for (const count of [2, 1]) {
    await expectCount(count);
    await expect.poll(hasFocus).toBe(true);
    await userEvent.keyboard('{Escape}');
  }
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('Alt+T focuses the region even when it is empty, and opens no menu of the browser', async () => {
  const isPrevented = new Promise<boolean>((resolve) => {
    const onKeyDown = (event: KeyboardEvent) => event.code === 'KeyT' && resolve(event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
  });
  // Empty, it is no landmark until it gets the focus, but a live region already.
  await expect.element(area()).not.toBeInTheDocument();
  expect(document.querySelector('section[aria-live]:not([tabindex])')).not.toBeNull();
  await altT();
  await expect.element(area()).toHaveFocus();
  expect(await isPrevented).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(area()).not.toBeInTheDocument();
});

test('several notifications stack, and expand on hover and on focus', async () => {
  const overlap = () => {
    const [front, behind] = notifications().map((each) => each.getBoundingClientRect());
    return Math.round((behind?.bottom ?? Number.NaN) - (front?.top ?? Number.NaN));
  };
  const expectStacked = () => expect.poll(overlap).toBeGreaterThan(20);
  const expectExpanded = () => expect.poll(overlap).toBeLessThanOrEqual(0);
  await show(1);
  await show(2);
  await page.getByText('Elsewhere').hover();
  await expectStacked();
  await userEvent.hover(notifications()[0] as HTMLElement);
  await expectExpanded();
  await page.getByText('Elsewhere').hover();
  await expectStacked();
  await altT();
  await expectExpanded();
  opener().element().focus();
  await expectStacked();
});

describe('after 10 seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));

  const frame = () => new Promise(requestAnimationFrame);
  /** Lets time pass, and then counts. What waits with `expect` would advance the clock, too. */
  const countAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await frame();
    await frame();
    return notifications().length;
  };
  const appear = async (count: number) => {
    notify(() => ({ title: 'Content Updated' }));
    while (notifications().length < count) await countAfter(0);
  };
  const away = () => page.getByText('Elsewhere').hover();

  test('a notification goes, but not while it is hovered or focused', async () => {
    await appear(1);
    await away();
    expect(await countAfter(8)).toBe(1);
    expect(await countAfter(3)).toBe(0);
    await appear(1);
    await userEvent.hover(notifications()[0] as HTMLElement);
    expect(await countAfter(60)).toBe(1);
    await altT();
    await away();
    expect(await countAfter(60)).toBe(1);
    opener().element().focus();
    expect(await countAfter(12)).toBe(0);
  });

  test('the notification that gets the focus after a dismissal stays, and the next goes again', async () => {
    await appear(1);
    await appear(2);
    await away();
    await altT();
    await userEvent.keyboard('{Escape}');
    expect(await countAfter(60)).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(await countAfter(1)).toBe(0);
    await appear(1);
    await away();
    expect(await countAfter(12)).toBe(0);
  });
});

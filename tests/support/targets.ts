import { expect, type Page } from 'playwright/test';

const webTargets = { min: 44, hasDenseRows: true };
export const kioskTargets = { min: 56, hasDenseRows: false };

/** Lists the controls that are too small, or too close to another one. Runs in the page. */
function findBadTargets({ min, hasDenseRows }: typeof webTargets): string[] {
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, [role=tab]');
  const targets = [...controls]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    // Skips the skip link, which is no pointer target until it has the focus.
    .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
    .map((control) => ({
      name: control.ariaLabel ?? control.textContent?.trim() ?? '',
      box: control.getBoundingClientRect(),
      // Floating elements are not compared with what they cover.
      layer: control.closest(
        'dialog, header, footer, [data-testid=dock], [data-sonner-toaster], [data-testid=keyboard]',
      ),
    }));
  const tooSmall = targets.filter(({ box }) => Math.min(box.width, box.height) < min - 0.05);
  const tooClose = targets.filter((one, index) =>
    targets.slice(index + 1).some((other) => {
      if (one.layer !== other.layer) return false;
      const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
      const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
      // Lets rows of the header and the footer touch each other, like those of a menu.
      if (hasDenseRows && one.layer?.matches('header, footer') && Math.max(across, down) > -1) return false;
      return Math.hypot(Math.max(across, 0), Math.max(down, 0)) < 8 - 0.05;
    }),
  );
  return [
    ...tooSmall.map(({ name }) => `${name} is small`),
    ...tooClose.map(({ name }) => `${name} is close`),
  ];
}

/** Fails if a control is smaller than `min` CSS pixels (WCAG 2.5.5), or closer than 8 to another. */
export const expectTargetSize = async (page: Page, size = webTargets): Promise<void> =>
  expect(await page.evaluate(findBadTargets, size), `targets of ${size.min} px`).toEqual([]);

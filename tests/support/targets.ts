import { expect, type Page } from 'playwright/test';

/** What fingers need of every target, in CSS pixels (WCAG 2.5.5 and the room that the design asks for). */
export interface TargetSize {
  readonly least: number;
  readonly gap: number;
}

const onScreens: TargetSize = { least: 44, gap: 8 };
export const inKiosk: TargetSize = { least: 56, gap: 8 };

/** Lists the controls that are too small, and those that are too close to the next. It runs in the page. */
function badTargets({ least, gap }: TargetSize): string[] {
  // Browsers lay out in fractions of a pixel.
  const tolerance = 0.05;
  const size = (value: number) => value.toFixed(1);
  const targets = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=tab]'),
  ]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({
      element,
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      box: element.getBoundingClientRect(),
    }))
    // The skip link is there for the keyboard alone until it has the focus, and then a target as any other.
    .filter(({ element }) => getComputedStyle(element).clipPath !== 'inset(50%)');

  const tooSmall = targets
    .filter(({ box }) => Math.min(box.width, box.height) < least - tolerance)
    .map(({ name, box }) => `${name}: ${size(box.width)} x ${size(box.height)}`);

  // What floats above the page is not beside what it covers.
  const layer = ({ element }: { element: HTMLElement }) =>
    // The skip link, while it has the focus, lies over the header.
    getComputedStyle(element).position === 'absolute'
      ? element
      : element.closest('dialog, header, [data-sonner-toaster], .screen-keyboard');
  const tooClose = targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      if (layer(one) !== layer(other)) return [];
      const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
      const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
      const distance = Math.hypot(Math.max(across, 0), Math.max(down, 0));
      return distance < gap - tolerance ? [`${one.name} | ${other.name}: ${size(distance)} apart`] : [];
    }),
  );
  return [...tooSmall, ...tooClose];
}

/** Fails when a target on the page, as it is now, is too small or too close to the next. */
export async function expectRoomyTargets(page: Page, size: TargetSize = onScreens): Promise<void> {
  expect(await page.evaluate(badTargets, size), `targets under ${size.least} px, or ${size.gap} px`).toEqual(
    [],
  );
}

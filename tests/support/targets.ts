import { expect, type Page } from 'playwright/test';

/** The minimum size of touch targets and of the gaps between them, in CSS pixels (WCAG 2.5.5). */
export interface TargetSize {
  readonly min: number;
  readonly gap: number;
  /** Whether rows of the header and the footer may touch each other, like those of a menu. */
  readonly hasDenseRows: boolean;
}

const webTargets: TargetSize = { min: 44, gap: 8, hasDenseRows: true };
export const kioskTargets: TargetSize = { min: 56, gap: 8, hasDenseRows: false };

/** Lists the controls that are too small, or too close to another one. Runs in the page. */
function findBadTargets({ min, gap, hasDenseRows }: TargetSize): string[] {
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
    // Until it has the focus, the skip link is not a pointer target.
    .filter(({ element }) => getComputedStyle(element).clipPath !== 'inset(50%)');

  const tooSmall = targets
    .filter(({ box }) => Math.min(box.width, box.height) < min - tolerance)
    .map(({ name, box }) => `${name}: ${size(box.width)} x ${size(box.height)}`);

  // Floating elements are not compared with what they cover.
  const layer = ({ element }: { element: HTMLElement }) =>
    element.closest('dialog, header, footer, .dock, [data-sonner-toaster], .screen-keyboard');
  const isDense = (part: Element | null) => hasDenseRows && part?.matches('header, footer');
  const tooClose = targets.flatMap((one, index) =>
    targets.slice(index + 1).flatMap((other) => {
      if (layer(one) !== layer(other)) return [];
      const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
      const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
      const distance = Math.hypot(Math.max(across, 0), Math.max(down, 0));
      if (isDense(layer(one)) && Math.max(across, down) > -1) return [];
      return distance < gap - tolerance ? [`${one.name} | ${other.name}: ${size(distance)} apart`] : [];
    }),
  );
  return [...tooSmall, ...tooClose];
}

export async function expectTargetSize(page: Page, size: TargetSize = webTargets): Promise<void> {
  expect(
    await page.evaluate(findBadTargets, size),
    `targets under ${size.min} px, or ${size.gap} px`,
  ).toEqual([]);
}

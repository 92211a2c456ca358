import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Enables WCAG 1.4.6 (AAA), which none of the tags above does. */
const rules = { 'color-contrast-enhanced': { enabled: true } };

/** Waits for all finite animations, so that axe does not check colors in mid-transition. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Fails if axe finds violations on the page in its current state, and lists each with its rule, element and fix. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitForAnimations(page);
  // Scrolls to the top, since a target that is partly under the sticky header would be reported as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ values, rules }) => {
      // Skips frames, which the page lacks, and axe's requests for style sheets, which the page's policy blocks.
      const runOnly = { type: 'tag', values } as const;
      return (await window.axe.run({ runOnly, iframes: false, preload: false, rules })).violations;
    },
    { values: tags, rules },
  );
  const report = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary}`,
    ),
  );
  expect(report.join('\n\n'), 'axe violations').toBe('');
}

import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** What axe's source, once evaluated in a page, leaves there. */
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 1.4.6, the one rule of AAA that axe has and the design asks for; no tag of those above turns it on. */
const rules = { 'color-contrast-enhanced': { enabled: true } };

/** Waits until what moves has come to rest, apart from what moves for ever, so that nothing is judged half faded. */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Fails when axe finds a violation on the page as it is now, and lists each with its rule, place and remedy. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitForRest(page);
  // What happens to lie half under the sticky header would be taken for a small target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ values, rules }) => {
      // Nothing outside the page is looked at: it has no frames, and its policy allows no request for style sheets.
      const results = await window.axe.run({
        runOnly: { type: 'tag', values },
        iframes: false,
        preload: false,
        rules,
      });
      return results.violations;
    },
    { values: tags, rules },
  );
  const report = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(report.join('\n\n'), 'axe violations').toBe('');
}

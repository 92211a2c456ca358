import type { Locator, Page } from 'playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/** Roles that only contain other elements, or carry text without being spoken. */
const unspoken =
  /^(?:caption|definition|figure|form|group|list|listitem|paragraph|status|term|text|time)(?:: |:?$)/;

/** Returns what assistive technology gets of an element, line by line: roles with names (`link "Home"`), or texts. */
export async function read(root: Locator): Promise<string[]> {
  const lines = (await root.ariaSnapshot()).split('\n').map((line) => line.trim().slice(2));
  return lines
    .filter((line) => !line.startsWith('/url'))
    .map((line) => line.replace(/^'?(\w+(?: "(?:[^"\\]|\\.)*")(?: \[.+?\])*)'?(?::.*)?$|^(\w+):$/, '$1$2'))
    .map((line) => line.replace(unspoken, '').replace(/^"(.*)"$/, '$1'))
    .filter(Boolean);
}

/** Records what live regions say, and returns a function that reads it. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    window.announced = announced;
    new MutationObserver((changes) => {
      // Ignores elements that only moved, which were there before.
      const moved = new Set(changes.flatMap(({ removedNodes }) => [...removedNodes]));
      const said = changes.flatMap(({ type, target, addedNodes }) => {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        if (!region) return [];
        if (type === 'characterData' || region.ariaAtomic === 'true') return region;
        return [...addedNodes].filter((node) => !moved.has(node));
      });
      const words = [...new Set(said)].map((node) =>
        (node instanceof HTMLElement ? node.innerText : (node.textContent ?? '')).replace(/\s+/g, ' ').trim(),
      );
      announced.push(...words.filter(Boolean));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announced);
}

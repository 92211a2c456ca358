/**
 * Finds faults in the HTML of a page that axe misses: lists that Safari does not expose, pictures without a name, links that
 * lead nowhere on the page, and placeholders that were never filled in. Runs in the page.
 *
 * @param marks the attributes that name the target of a link; only the app knows those of `src/lib/anchors.ts`
 */
export function findPageFaults(marks: readonly string[]): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const lists = all(':is(header, main, footer, dialog) :is(ul, ol)').filter(
    (list) => getComputedStyle(list).listStyleType === 'none',
  );
  const exposed = all(
    'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"][aria-label] *), [lang=""]',
  );
  const links = all('a').filter((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!link.checkVisibility() || !href.startsWith('#')) return href.split('#').length > 2;
    const targets = all(marks.map((mark) => `[${mark}="${href.slice(1)}"]`).join());
    return !targets.some((target) => target.checkVisibility());
  });
  const placeholders = document.body.innerText.match(/\{\w*\}/g) ?? [];
  return [
    ...[...lists, ...exposed, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...placeholders,
  ];
}

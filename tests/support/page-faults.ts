/**
 * Finds what is wrong with the HTML of a page: in its lists, its links, and its words, which must stay apart without styles and
 * hold no placeholder that nothing was filled into. Runs in the page.
 *
 * @param marks the attributes that name the target of a link; only the app knows those of `src/lib/anchors.ts`
 */
export function findPageFaults(marks: readonly string[]): string[] {
  const faults: string[] = [];

  for (const element of document.querySelectorAll('dl > :not(dt, dd, div), dl > div > :not(dt, dd)'))
    faults.push(`in a list of descriptions: ${element.localName}`);

  for (const link of document.querySelectorAll('a')) {
    if (!link.checkVisibility()) continue;
    const href = link.getAttribute('href') ?? '';
    if (href.indexOf('#') !== href.lastIndexOf('#')) faults.push(`a second # in ${href}`);
    const named = marks.map((mark) => `[${mark}="${href.slice(1)}"]`).join();
    const targets = href.startsWith('#') ? [...document.querySelectorAll(named)] : [document.body];
    if (!targets.some((target) => target.checkVisibility())) faults.push(`nothing is shown for ${href}`);
  }

  const separates =
    'address,blockquote,br,button,dd,div,dt,fieldset,figure,footer,form,h1,h2,h3,h4,header,input,legend,li,main,nav,ol,p,section,select,summary,textarea,ul,wbr';
  const edge = (node: Text, from: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getBoundingClientRect();
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let last: Text | undefined;
  let isSeparated = false;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) isSeparated ||= node.matches(separates);
    else if (node instanceof Text && node.data && !node.parentElement?.closest('script, style, svg')) {
      if (/\{\w*\}/.test(node.data)) faults.push(`a placeholder: ${node.data}`);
      let end = last?.parentElement;
      for (; end && !end.contains(node); end = end.parentElement) isSeparated ||= end.matches(separates);
      if (last && !isSeparated && /\S$/.test(last.data) && /^\S/.test(node.data)) {
        const [before, after] = [edge(last, last.data.length - 1), edge(node, 0)];
        const isOneWord = before.bottom === after.bottom && Math.abs(after.left - before.right) < 2;
        if (!isOneWord) faults.push(`run together without styles: ${last.data}|${node.data}`);
      }
      last = node;
      isSeparated = false;
    }
  }
  return faults;
}

import Beasties from 'beasties';

const open = '<style>';

/**
 * Selects the rules of the style sheet that apply to a page, which show it before the sheet has arrived.
 *
 * @param page the page with all of the sheet in its first `style` element
 */
export async function criticalStyles(page: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    preloadFonts: false,
    logLevel: 'silent',
    // The inline script sets it, and decides by it what shows.
    allowRules: [/data-loading/],
  });
  const reduced = await beasties.process(page);
  const found = reduced.indexOf(open);
  if (found < 0) throw new Error('No rule of the style sheet applies to a page.');
  const start = found + open.length;
  return reduced.slice(start, reduced.indexOf('</style>', start));
}

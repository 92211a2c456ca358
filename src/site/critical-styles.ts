import Beasties from 'beasties';

const open = '<style>';

/**
 * Selects the rules of the style sheet that apply to a page, which show it before the sheet has arrived.
 *
 * @param page the page with all rules of the sheet in its first `style` element
 * @param folder the address of the sheet's folder from the page
 */
export async function criticalStyles(page: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    inlineFonts: true,
    preloadFonts: false,
    logLevel: 'silent',
    // The inline script sets it, and decides by it what shows.
    allowRules: [/data-loading/],
  });
  const reduced = await beasties.process(page);
  const start = reduced.indexOf(open) + open.length;
  const rules = reduced.slice(start, reduced.indexOf('</style>', start));
  // The addresses of fonts are from the sheet's own folder.
  return rules.replaceAll('url(./', `url(${folder}/`);
}

import Beasties from 'beasties';
import postcss from 'postcss';

const open = '<style>';

/** The fonts that a style sheet declares. Beasties leaves out those that a property names. */
function fontFaces(css: string): string {
  const faces: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    faces.push(rule.toString());
  });
  return faces.join('');
}

/**
 * Selects the rules of the style sheet that apply to a page, which show it before the sheet has arrived.
 *
 * @param page the page with all of the sheet in its first `style` element
 * @param css the sheet
 * @param folder the address of the sheet's folder from the page
 */
export async function criticalStyles(page: string, css: string, folder: string): Promise<string> {
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
  const rules = reduced.slice(start, reduced.indexOf('</style>', start));
  // The addresses of fonts are from the sheet's own folder.
  return (fontFaces(css) + rules).replaceAll('url(./', `url(${folder}/`);
}

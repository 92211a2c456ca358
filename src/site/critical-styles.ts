import Beasties from 'beasties';

const open = '<style>';

/** Selects the rules that a page, given as HTML, needs before the style sheet has arrived. */
export async function criticalStyles(shown: string, css: string): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    mergeStylesheets: false,
    preloadFonts: false,
    logLevel: 'silent',
    // Keeps rules that Beasties would drop: of attributes that the inline script sets, and of Tailwind's `*:` variants.
    allowRules: [/data-loading/, /^:is\(/],
  });
  const reduced = await beasties.process(
    `<html><head>${open}${css}</style></head><body>${shown}</body></html>`,
  );
  const found = reduced.indexOf(open);
  if (found < 0) throw new Error('No rule of the style sheet applies to a page.');
  const start = found + open.length;
  return reduced.slice(start, reduced.indexOf('</style>', start));
}

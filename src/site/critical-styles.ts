import Beasties from 'beasties';

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
  const whole = `<html><head><style>${css}</style></head><body>${shown}</body></html>`;
  // Returns the same page, whose only style element has fewer rules.
  const [, rest = ''] = (await beasties.process(whole)).split('<style>');
  const [rules] = rest.split('</style>');
  if (!rules) throw new Error('No rule of the style sheet applies to a page.');
  return rules;
}

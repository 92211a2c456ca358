import { posix } from 'node:path';
import Beasties from 'beasties';
import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import type { InlineCodeList } from './content-security-policy';
import { pageAt } from './pages';

/** Mark content below the first view in every viewport. The first view ends at the first element with the attribute. */
const BELOW = 'data-below-first-view';
const BELOW_CLASS = 'render-when-idle';

/** Unstyled content, until the style sheet arrives or the page stops waiting for it (src/lib/watch-loading.ts). */
const belowFirstView = `:root:not([data-unstyled]) :is([${BELOW}],.${BELOW_CLASS})`;

/**
 * Hides it, and skips its layout, which takes as long as that of the first view. Its estimated height, which it also has
 * in the style sheet, keeps the scrollbar in place.
 */
const hide = `${belowFirstView}{visibility:hidden;content-visibility:hidden;contain-intrinsic-block-size:40rem}`;

/** Ends the style sheet, whose own rules are in layers, and apply again. Older browsers, which know no layers, show all. */
const show = `${belowFirstView}{visibility:visible;content-visibility:visible;content-visibility:revert-layer;contain-intrinsic-block-size:revert-layer}`;

/** Hides the first view until all of it has arrived: late parts move earlier ones, such as buttons in one row. */
const incomplete = `[data-loading=shown] body:not(:has([${BELOW}]))`;

/** At-rules that the first paint does not need; the last two are for browsers without `@property`, or without layers. */
const waiting = [
  '@media print',
  '@media (hover:hover)',
  '@media (prefers-reduced-motion:no-preference)',
  '@layer properties',
  '@supports not (color:revert-layer)',
];

/** Properties that do not show before something is pressed or typed, and two that the site leaves as they are. */
const unseen = [
  'cursor',
  'tab-size',
  '-webkit-tap-highlight-color',
  'accent-color',
  'font-feature-settings',
  'font-variation-settings',
];

/** The children of an element, as Tailwind selects them. */
const children = /^:is\(((?:\\.|[^\\(),])+>\*)\)/;

function urgentRules(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    if (waiting.includes(`@${rule.name} ${rule.params}`)) rule.remove();
  });
  // Nothing is pressed, focused by a script, or chosen yet, and scripts start a kiosk. The selector of mirrored icons lists all
  // right-to-left languages.
  sheet.walkRules(
    /:(hover|active|focus:not|lang\(|is\(\[data-text|where\(\[data-kiosk)|\[data-low\]/,
    (rule) => {
      rule.remove();
    },
  );
  // Beasties would look for elements that match the rest of the selector, find none, and leave out the rule.
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => selector.replace(children, '$1'));
  });
  // Some are repeated where prefixes were added.
  sheet.walkDecls((declaration) => {
    const isRepeated = String(declaration) === String(declaration.next());
    if (isRepeated || unseen.includes(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

/** Splits off the fonts: declaring them a second time would make the browser lay out the page again. */
function takeFontFaces(css: string): { fontFaces: string; otherRules: string } {
  const sheet = postcss.parse(css);
  const fontFaces: string[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    fontFaces.push(rule.toString());
    rule.remove();
  });
  return { fontFaces: fontFaces.join(''), otherRules: sheet.toString() };
}

/** The theme sets the properties of the whole site, and Tailwind registers those of all its utilities (PERFORMANCE.md). */
function withoutUnreadProperties(rules: string, html: string): string {
  const sheet = postcss.parse(rules);
  const readers = rules + html;
  const isRead = (name: string) => [')', ','].some((end) => readers.includes(`var(${name}${end}`));
  sheet.walkAtRules('property', (rule) => {
    if (!isRead(rule.params)) rule.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove();
  });
  const left = sheet.toString();
  // What only read each other goes one after another.
  return left === rules ? rules : withoutUnreadProperties(left, html);
}

/** Selects the rules that apply to the elements of a page. */
async function rulesFor(html: string, css: string): Promise<string> {
  const reduced = await new Beasties({
    external: false,
    reduceInlineStyles: true,
    logLevel: 'silent',
    // Scripts set the attribute that hides or shows the notice of a failed load.
    allowRules: [/data-loading/],
  }).process(html.replace('</head>', () => `<style>${urgentRules(css)}</style></head>`));
  const [, rules] = reduced.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  if (!rules) throw new Error('No rule of the style sheet applies to the first view.');
  return withoutUnreadProperties(rules, html);
}

/** Finds the style sheet of the site. */
function siteSheet(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The site has no style sheet.');
  return sheet;
}

const splitSheet = (sheet: Rolldown.OutputAsset) => takeFontFaces(String(sheet.source).trim());

/**
 * Inlines the rules of Home's first view, so that the first paint waits for no other file. The style sheet follows at the
 * end of the page, where it delays nothing; until then, content below the first view is hidden.
 *
 * @param inlineCode learns of the inline style sheet
 */
export function firstViewStyles(inlineCode: InlineCodeList): Plugin {
  return {
    name: 'first-view-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path, bundle = {} }) => {
        const sheet = siteSheet(bundle);
        const folder = (await pageAt(path)).site + posix.dirname(sheet.fileName);
        const { fontFaces, otherRules } = splitSheet(sheet);

        const link = html.match(/\s*<link rel="stylesheet"[^>]*>/)?.[0] ?? '';
        const page = html.replace(link, '');
        const end = page.lastIndexOf('<', page.indexOf(BELOW));
        if (end <= 0) throw new Error(`No element of ${path} has the attribute ${BELOW}.`);
        const rules = fontFaces + (await rulesFor(page.slice(0, end), otherRules));
        const inline = `${rules.replaceAll('url(./', `url(${folder}/`)}${hide}${incomplete}{visibility:hidden}`;
        inlineCode.of(path).styles.push(inline);
        return page
          .replace('</head>', () => `  <style>${inline}</style>\n  </head>`)
          .replace('</body>', () => `${link.trim().replace('>', ' fetchpriority="low">')}\n  </body>`);
      },
    },
    generateBundle: {
      // After all pages have read it.
      order: 'post',
      handler: (_options, bundle) => {
        const sheet = siteSheet(bundle);
        sheet.source = splitSheet(sheet).otherRules + show;
      },
    },
  };
}

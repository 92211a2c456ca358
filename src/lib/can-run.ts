/**
 * Whether the browser has what the site's scripts and styles need: cascade layers (Chrome 99, Firefox 97, Safari 15.4), without
 * which nothing is styled, `findLast` (Chrome 97, Firefox 104, Safari 15.4), and import maps (Chrome 89, Firefox 108, Safari
 * 16.4), through which scripts find the content. A browser with all of these has everything else, too.
 */
export function canRun(): boolean {
  return (
    'findLast' in Array.prototype &&
    CSS.supports('color', 'revert-layer') &&
    HTMLScriptElement.supports?.('importmap') === true
  );
}

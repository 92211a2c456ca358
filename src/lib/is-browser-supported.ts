/**
 * Whether the browser has what the site's scripts and styles need. The newest are `color-mix()` (Chrome 111, Firefox 113,
 * Safari 16.2) and `CSS.registerProperty` (Chrome 78, Firefox 128, Safari 16.4): a browser with both is one that README names.
 */
export function isBrowserSupported(): boolean {
  return 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
}

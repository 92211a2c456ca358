/** Whether the browser is one that README names: the newest needs are `color-mix()` and `CSS.registerProperty`. */
export function isBrowserSupported(): boolean {
  return 'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
}

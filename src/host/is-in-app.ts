/**
 * Whether the page runs in the desktop app. The build also inlines this function's source into the page, so it may not refer
 * to anything outside itself.
 */
export function isInApp(): boolean {
  return globalThis.foundationHost !== undefined;
}

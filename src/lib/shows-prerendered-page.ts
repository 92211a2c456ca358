/**
 * Whether an address shows the prerendered page: Home, outside the kiosk. The build inlines this function's source into the
 * page, so it must not refer to anything outside itself.
 */
export function showsPrerenderedPage(hash: string, isKiosk: boolean): boolean {
  return !isKiosk && /^(#\/?)?$/.test(hash);
}

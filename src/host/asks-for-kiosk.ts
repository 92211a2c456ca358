/**
 * Whether a query string turns on the kiosk: `?kiosk`, in any case, unless its value says no. The build also inlines this
 * function's source into the page, so it may not refer to anything outside itself.
 */
export function asksForKiosk(search: string): boolean {
  return /^[^#]*[?&]kiosk(&|$|=(?!(no|false|0)(&|$)))/i.test(search);
}

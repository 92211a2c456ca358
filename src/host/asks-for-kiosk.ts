/** Whether a query string turns on the kiosk: `?kiosk`, in any case, unless its value says no. */
export function asksForKiosk(search: string): boolean {
  return /^[^#]*[?&]kiosk(&|$|=(?!(no|false|0)(&|$)))/i.test(search);
}

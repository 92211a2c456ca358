/** Whether a query string turns on the kiosk: `?kiosk`, in upper or lower case, unless its value means no. */
export function asksForKiosk(search: string): boolean {
  return /^[^#]*[?&]kiosk(&|$|=(?!(no|false|0)(&|$)))/i.test(search);
}

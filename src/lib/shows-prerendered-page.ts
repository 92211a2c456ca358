/**
 * Whether an address shows the page as it was built: Home, outside the unattended display. The build also writes this
 * function into the page as it stands, so it uses nothing from outside itself.
 */
export function showsPrerenderedPage({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return /^(#\/?)?$/.test(hash) && !new URLSearchParams(search).has('kiosk');
}

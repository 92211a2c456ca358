/** Reloads the page, once there is a connection: offline, the browser's own error page would take the place of the kiosk. */
export function reloadWhenOnline(): void {
  if (navigator.onLine) window.location.reload();
  else window.addEventListener('online', reloadWhenOnline, { once: true });
}

/** Reloads the page once there is a connection. Offline, the browser's error page would replace the kiosk. */
export function reloadWhenOnline(): void {
  if (navigator.onLine) window.location.reload();
  else window.addEventListener('online', reloadWhenOnline, { once: true });
}

/**
 * Hides the page at once, and replaces its entry in the history. What was open before stays in the history.
 *
 * @param address where to go; a blank page by default
 */
export function leaveSite(address = 'about:blank'): void {
  // The other page may take a while to answer.
  document.documentElement.hidden = true;
  document.title = '';
  // Back may bring this page as it was left.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.replace(address);
}

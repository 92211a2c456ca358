/** Where visitors leave to if the foundation names no page: one that anyone might have open. A blank one draws attention. */
export const NEUTRAL = 'https://www.weather.gov/';

/**
 * Hides the page at once, and replaces its entry in the history. What was open before stays in the history. An address that the
 * browser does not take leads to a blank page.
 */
export function leaveSite(address = NEUTRAL): void {
  // The other page may take a while to answer.
  document.documentElement.hidden = true;
  document.title = '';
  // Back may bring this page as it was left.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  try {
    window.location.replace(address);
  } catch {
    window.location.replace('about:blank');
  }
}

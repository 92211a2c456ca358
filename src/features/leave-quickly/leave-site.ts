/** The page to leave to if the foundation names none: one that anyone might have open. A blank page would draw attention. */
export const NEUTRAL_PAGE = 'https://www.weather.gov/';

/** Hides the page at once, and replaces its entry in the history. A refused address leads to a blank page. */
export function leaveSite(address = NEUTRAL_PAGE): void {
  // Hides the page now, because the other one may take a while to answer.
  document.documentElement.hidden = true;
  document.title = '';
  // Reloads the page if Back restores it as it was left.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  try {
    window.location.replace(address);
  } catch {
    window.location.replace('about:blank');
  }
}

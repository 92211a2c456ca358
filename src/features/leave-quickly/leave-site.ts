import { leaveAddress } from '@/content/foundation';

/** Hides the page at once, and replaces its entry in the history. What was open before stays in the history. */
export function leaveSite(): void {
  // The other page may take a while to answer.
  document.documentElement.hidden = true;
  document.title = '';
  // Back may bring this page as it was left.
  window.addEventListener('pageshow', () => window.location.reload(), { once: true });
  window.location.replace(leaveAddress || 'about:blank');
}

/** The site's size limits, checked by every build. Sizes are in bytes after gzip compression. */
export const budgets = {
  /** All scripts that Home needs to be interactive. */
  homeScripts: 100_000,
  /** All scripts of all screens together, with Easy read and its pictures. */
  allScreensScripts: 170_000,
  /** The page with Home's HTML and inline styles: with the headers, what the first round trip of a new connection carries. */
  page: 14_000,
  inlineStyles: 5_000,
  /** All files of a first visit, before anything is prefetched. */
  firstVisit: 180_000,
  firstVisitRequests: 8,
};

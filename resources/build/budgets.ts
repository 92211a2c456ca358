/** What the site may weigh, checked at every build. Sizes are compressed with gzip, in bytes (1 kB is 1000 bytes). */
export const budgets = {
  /** All scripts until Home can be used. */
  homeScripts: 100_000,
  /** All scripts of all screens together. */
  allScreensScripts: 160_000,
  /** All files of a first visit, before anything is fetched ahead in idle time. */
  firstVisit: 180_000,
  firstVisitRequests: 8,
};

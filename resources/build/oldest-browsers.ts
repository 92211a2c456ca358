/** The syntax that the site's scripts are compiled to; the browsers below know it. */
export const scriptTarget = 'es2022';

/** The oldest browsers that the site supports, for which its styles are compiled (README.md names them, too). */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

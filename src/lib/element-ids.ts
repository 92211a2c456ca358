/** The id of the notice that the scripts are off. */
export const scriptsOffId = 'scripts-off';

/** The id of the link that loads a page again whose scripts are off. */
export const reloadId = 'reload';

/** The id of the element that React renders into, which `src/styles/base.css` hides while the scripts load. */
export const rootId = 'root';

/** The id of the main content, which begins after the whole header. */
export const mainId = 'main';

/** The id of the end of a screen's first view. */
export const firstViewEndId = 'first-view-end';

/** The id of the notice that the scripts are off. */
export const scriptsOffId = 'scripts-off';

/** The id of the main content, which begins after the whole header. */
export const mainId = 'main';

/** The id of the end of a screen's first view. */
export const firstViewEndId = 'first-view-end';

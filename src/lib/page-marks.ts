/** The id of the main content, which begins after the whole header. */
export const mainId = 'main';

/** The id of the end of a screen's first view. */
export const firstViewEnd = 'first-view-end';

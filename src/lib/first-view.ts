/** The id of the top of a screen. Browsers that can wait paint nothing before all of it has arrived, since late parts move earlier ones. */
export const firstViewId = 'first-view';

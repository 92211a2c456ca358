/**
 * The id of the end of a screen's first view. A page is first painted once this has arrived, since late parts move earlier ones.
 * Chromium waits for the start tag of an element only.
 */
export const firstViewEnd = 'first-view-end';

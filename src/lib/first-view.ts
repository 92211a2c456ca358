/**
 * The id of the end of a screen's first view. The page is first painted once this has arrived, because later parts would move
 * earlier ones. Chromium waits only for the start tag of an element.
 */
export const firstViewEnd = 'first-view-end';

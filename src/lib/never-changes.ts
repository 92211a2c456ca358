/**
 * Subscribes to nothing, for `useSyncExternalStore`: the value differs between the prerendered page and the browser, but never
 * changes in the browser.
 */
export const neverChanges = () => () => undefined;

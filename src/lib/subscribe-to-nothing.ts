/** For `useSyncExternalStore`: a value that differs between the prerendered page and the browser, and then never changes. */
export const subscribeToNothing = () => () => undefined;

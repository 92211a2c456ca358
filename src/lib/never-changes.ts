/** Subscribes to a value that is one thing in the prerendered page and another in the browser, and never changes there. */
export const neverChanges = () => () => undefined;

const attribute = 'data-page-item';

/** Names an item that has no heading, such as a numbered step, for when a page of the kiosk continues it. */
export const pageItem = (name: string) => ({ [attribute]: name });

/** Returns that name, if an element has one. */
export const pageItemName = (element: Element) => element.getAttribute(attribute) ?? undefined;

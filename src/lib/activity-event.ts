/** The event on the document by which a part of the page says that a visitor is there who gives no input, as a listener. */
export const presence = 'presence';

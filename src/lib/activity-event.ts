/** The event dispatched on the document while a visitor is active without giving input, for example while listening. */
export const activityEvent = 'activity';

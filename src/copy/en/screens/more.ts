/** The button that unfolds the details of a card. */
export const more = { text: 'Details', label: 'Details: {title}' };

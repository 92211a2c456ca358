/** The button that opens the talk board. */
export const talkButton = { label: 'Talk Board' };

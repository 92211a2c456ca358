export const talkButton = { label: 'Talk Board' };

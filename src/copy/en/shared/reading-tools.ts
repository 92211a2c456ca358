export const readingTools = {
  easyRead: {
    toggle: 'Easy read',
    showFullPage: 'Show the full page',
    fullPageShown: 'You are back on the full page.',
    failed: 'Easy read cannot be shown right now. This is the full page.',
  },
};

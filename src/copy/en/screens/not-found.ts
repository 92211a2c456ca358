export const notFound = {
  code: '404',
  text: 'Oops! Page not found',
  help: 'The address may have a typo. Let us help you find your way back.',
  home: 'Return to Home',
  /** What the addresses of the privacy policy and the terms say. */
  legal: {
    title: 'What This Site Does With Your Data',
    text: 'This site sends nothing that you type here, and it stores nothing. Your settings for text and colors are only in the page’s address. All else is gone when your visit ends. For our full policy or terms, ask us.',
  },
};

export const notFound = {
  code: '404',
  oops: 'Oops!',
  text: 'Page not found',
  help: 'There is no page at this address. Let us help you find your way back.',
  home: 'Return to Home',
  /** Shown at the addresses of the privacy policy and the terms, which have no screen. */
  legal: {
    lead: 'This text is not on the site yet. Here is what the site does with your data:',
    text: 'What you type here is not sent, and the site does not save it. Your settings for text and colors are part of this page’s address. Like most websites, our web server may note which pages were opened. For our full policy or terms, ask us.',
  },
};

/** The row of tools in the header. */
export const deskTools = { label: 'Desk tools' };

/** The start of the next visit. */
export const newVisitor = {
  ready: 'Ready for the next visitor.',
  question: {
    title: 'Clear the message?',
    text: 'Nobody has copied, e-mailed or printed the message in the contact form yet.',
    keep: 'Keep the Message',
    clear: 'Clear the Message',
  },
};

/** The list of keyboard shortcuts. */
export const shortcuts = {
  close: 'Close',
  /** How keys are called, on a Mac only those without a symbol. */
  keys: {
    Left: 'Left arrow',
    Right: 'Right arrow',
    Plus: 'Plus',
    '-': 'Minus',
  },
};

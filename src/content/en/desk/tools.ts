/** The row of tools in the header. */
export const deskTools = { label: 'Desk tools' };

/** The start of the next visit. */
export const newVisitor = {
  ready: 'Ready for the next visitor.',
  question: {
    title: 'Clear the message?',
    text: 'The message in the contact form is not finished, or nobody has taken it along.',
    keep: 'Keep the Message',
    clear: 'Clear and Go On',
  },
};

/** The list of keyboard shortcuts. */
export const shortcuts = {
  close: 'Close',
  /** How keys are called, on a Mac only those without a symbol. */
  keys: {
    Shift: 'Shift',
    Left: 'Left arrow',
    Right: 'Right arrow',
    Plus: 'Plus',
    '-': 'Minus',
  },
};

/** The row of tools in the header. */
export const deskTools = {
  label: 'Desk tools',
  /** Appears wherever staff may read a number to somebody before the foundation has entered its own. */
  exampleNumbers: 'These numbers are only examples: nobody answers.',
};

export const newVisitor = {
  ready: 'Ready for the next visitor.',
  question: {
    title: 'Erase what was typed?',
    /** The work that would be lost. */
    drafts: {
      message: 'Nobody has copied, e-mailed or printed the message in the contact form yet.',
      form: 'A form in Content Management is not saved yet.',
    },
    keep: 'Keep It',
    clear: 'Erase It',
  },
};

export const shortcuts = {
  close: 'Close',
  /** The names of keys; on a Mac, only of those without a symbol. */
  keys: {
    Left: 'Left arrow',
    Right: 'Right arrow',
    Plus: 'Plus',
    '-': 'Minus',
  },
};

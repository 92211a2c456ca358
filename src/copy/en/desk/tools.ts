/** The row of tools in the header. */
export const deskTools = {
  label: 'Desk tools',
  /** Wherever staff may read a number to somebody before the foundation has entered its own. */
  exampleNumbers: 'These numbers are only examples: nobody answers.',
};

/** The start of the next visit. */
export const newVisitor = {
  ready: 'Ready for the next visitor.',
  question: {
    title: 'Erase what was typed?',
    /** The work that would be lost. */
    drafts: {
      message: 'Nobody has copied, e-mailed or printed the message in the contact form yet.',
      takeHome: 'Nobody has printed or saved the take-home sheet with what is typed on it yet.',
      form: 'A form in Content Management is not saved yet.',
    },
    keep: 'Keep It',
    clear: 'Erase It',
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

/** What a family takes home from a desk on paper. */
export const takeHomePage = {
  add: {
    text: 'Add to take-home page',
    label: 'Add to take-home page: {title}',
    done: 'Added to the take-home page: {title}. Items on it: {count}.',
  },
  remove: {
    text: 'On the take-home page',
    label: 'On the take-home page – remove: {title}',
    done: 'Removed from the take-home page: {title}.',
  },
  tool: 'Take-home page ({count})',
  /** Said before the work of a visitor is erased. */
  unsaved: 'Nobody has printed or saved the take-home page with what is typed on it yet.',
  panel: {
    title: 'Take-home Page',
    close: 'Close',
    empty:
      'The take-home page is empty. To fill it, choose “Add to take-home page” beside a service, a program, an event, a result of the finder, or a way to reach us.',
    remove: 'Remove: {title}',
    choices: 'How it looks',
    languages: { label: 'Language', and: '{first} and {second}' },
    words: { label: 'Wording', standard: 'Standard', easy: 'Easy read' },
    optional: 'optional',
    askFor: 'Who to ask for',
    note: 'Note',
    noteHint: 'There is also room to write by hand.',
    print: 'Print',
    save: 'Save as PDF',
    saved: 'Saved. The take-home page is in {name}.',
    notSaved: 'The take-home page was not saved.',
    /** The name of the file, without its ending. */
    file: 'take-home-page',
  },
  /** The texts on paper besides the items. */
  paper: {
    title: 'For You From {name}',
    askFor: 'Ask for:',
    scan: {
      call: 'Scan this with your phone to call',
      write: 'Scan this with your phone to write',
      read: 'Scan this with your phone to read more',
    },
    codes: { call: 'Call us', write: 'Write to us', read: 'Read more' },
    codeHint: 'To use a code, point your phone’s camera at it.',
  },
};

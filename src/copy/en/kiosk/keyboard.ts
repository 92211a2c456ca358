const bottomRow = '{accents} {space} {previous} {next} {close}';

/** Keys in braces do not type a character. All layers of one kind of field have the same number of keys. */
export const keyboard = {
  label: 'On-screen keyboard',
  /** The keys for each kind of field, layer by layer and row by row. */
  layers: {
    text: {
      default: [
        '1 2 3 4 5 6 7 8 9 0 {bksp}',
        'q w e r t y u i o p @',
        "a s d f g h j k l ' -",
        '{shift} z x c v b n m , .',
        bottomRow,
      ],
      shift: [
        '! ? & % ( ) : ; / + {bksp}',
        'Q W E R T Y U I O P @',
        'A S D F G H J K L " _',
        '{shift} Z X C V B N M , .',
        bottomRow,
      ],
      accents: [
        'á à â ä ã å æ ç é è {bksp}',
        'ê ë í ì î ï ñ ó ò ô @',
        'ö õ ø œ ß ú ù û ü ý -',
        'Á À Â Ä Ç É È Ñ Ö Ü',
        bottomRow,
      ],
    },
    lines: {
      default: [
        '1 2 3 4 5 6 7 8 9 0 {bksp}',
        'q w e r t y u i o p @',
        "a s d f g h j k l ' -",
        '{shift} z x c v b n m , . {enter}',
        bottomRow,
      ],
      shift: [
        '! ? & % ( ) : ; / + {bksp}',
        'Q W E R T Y U I O P @',
        'A S D F G H J K L " _',
        '{shift} Z X C V B N M , . {enter}',
        bottomRow,
      ],
      accents: [
        'á à â ä ã å æ ç é è {bksp}',
        'ê ë í ì î ï ñ ó ò ô @',
        'ö õ ø œ ß ú ù û ü ý -',
        'Á À Â Ä Ç É È Ñ Ö Ü {enter}',
        bottomRow,
      ],
    },
  },
  keyLabels: {
    '{bksp}': '⌫ Delete',
    '{enter}': 'New line',
    '{space}': 'Space',
    '{shift}': '⇧ Shift',
    '{accents}': 'áéü Accents',
    '{previous}': 'Previous field',
    '{next}': 'Next field',
    '{close}': 'Close keyboard',
  },
  /** Names for screen readers of keys whose label they leave out or spell. */
  keyNames: {
    '{bksp}': 'Delete',
    '{shift}': 'Shift',
    '@': 'At sign',
    '.': 'Period',
    '.com': 'Dot com',
    ',': 'Comma',
    "'": 'Apostrophe',
    '"': 'Quotation mark',
    '-': 'Hyphen',
    _: 'Underscore',
    '+': 'Plus',
    '!': 'Exclamation mark',
    '?': 'Question mark',
    '&': 'And sign',
    '%': 'Percent',
    '(': 'Left parenthesis',
    ')': 'Right parenthesis',
    ':': 'Colon',
    ';': 'Semicolon',
    '/': 'Slash',
  } as Readonly<Record<string, string>>,
};

/** The on-screen keyboard of the kiosk. Keys in braces do not type a character; the others type what they say. */
export const keyboard = {
  label: 'On-screen keyboard',
  /** The keys of each layer, row by row. All layers have the same number of keys. */
  layers: {
    default: [
      '1 2 3 4 5 6 7 8 9 0 {bksp}',
      'q w e r t y u i o p @',
      "a s d f g h j k l ' -",
      '{shift} z x c v b n m , . {enter}',
      '{accents} {space} {close}',
    ],
    shift: [
      '! ? & % ( ) : ; / + {bksp}',
      'Q W E R T Y U I O P @',
      'A S D F G H J K L " _',
      '{shift} Z X C V B N M , . {enter}',
      '{accents} {space} {close}',
    ],
    accents: [
      'á à â ä ã å æ ç é è {bksp}',
      'ê ë í ì î ï ñ ó ò ô @',
      'ö õ ø œ ß ú ù û ü ý -',
      'Á À Â Ä Ç É È Ñ Ö Ü {enter}',
      '{accents} {space} {close}',
    ],
  },
  keyLabels: {
    '{bksp}': '⌫ Delete',
    '{enter}': 'New line',
    '{space}': 'Space',
    '{shift}': '⇧ Shift',
    '{accents}': 'áéü',
    '{close}': 'Close keyboard',
  },
};

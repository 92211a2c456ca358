import { kiosk } from '@/copy/kiosk';

/** The keys of each layer, row by row. */
export const keyLayout = {
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
};

/** The labels of the keys that do not type their own name. */
export const keyNames: Record<string, string> = {
  '{bksp}': kiosk.keyboard.backspace,
  '{enter}': kiosk.keyboard.enter,
  '{space}': kiosk.keyboard.space,
  '{shift}': kiosk.keyboard.shift,
  '{accents}': 'áéü',
  '{close}': kiosk.keyboard.close,
};

/** The keys that switch to a layer, and back from it when pressed again. */
export const layerKeys: Record<string, keyof typeof keyLayout> = {
  '{shift}': 'shift',
  '{accents}': 'accents',
};

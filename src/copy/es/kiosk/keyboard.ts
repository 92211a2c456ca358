import type * as en from '../../en/kiosk/keyboard';

const bottomRow = '{accents} {space} {previous} {next} {close}';

/** What every sentence may need is on the first layer; digits, rare signs and foreign letters are behind one key. */
export const keyboard = {
  label: 'Teclado en pantalla',
  layers: {
    text: {
      default: [
        'á é í ó ú ü ¿ ? ¡ ! {bksp}',
        'q w e r t y u i o p @',
        'a s d f g h j k l ñ -',
        '{shift} z x c v b n m , .',
        bottomRow,
      ],
      shift: [
        'Á É Í Ó Ú Ü ¿ ? ¡ ! {bksp}',
        'Q W E R T Y U I O P @',
        'A S D F G H J K L Ñ -',
        '{shift} Z X C V B N M , .',
        bottomRow,
      ],
      accents: [
        '1 2 3 4 5 6 7 8 9 0 {bksp}',
        `$ % & ( ) : ; / + " '`,
        'à â ä ã å ç è ê ë ì _',
        'î ï ò ô ö õ ø ù û ß',
        bottomRow,
      ],
    },
    lines: {
      default: [
        'á é í ó ú ü ¿ ? ¡ ! {bksp}',
        'q w e r t y u i o p @',
        'a s d f g h j k l ñ -',
        '{shift} z x c v b n m , . {enter}',
        bottomRow,
      ],
      shift: [
        'Á É Í Ó Ú Ü ¿ ? ¡ ! {bksp}',
        'Q W E R T Y U I O P @',
        'A S D F G H J K L Ñ -',
        '{shift} Z X C V B N M , . {enter}',
        bottomRow,
      ],
      accents: [
        '1 2 3 4 5 6 7 8 9 0 {bksp}',
        `$ % & ( ) : ; / + " '`,
        'à â ä ã å ç è ê ë ì _',
        'î ï ò ô ö õ ø ù û ß {enter}',
        bottomRow,
      ],
    },
  },
  keyLabels: {
    '{bksp}': '⌫ Borrar',
    '{enter}': 'Línea nueva',
    '{space}': 'Espacio',
    '{shift}': '⇧ Shift',
    '{accents}': '123 Números',
    '{previous}': 'Campo anterior',
    '{next}': 'Campo siguiente',
    '{close}': 'Cerrar teclado',
  },
  keyNames: {
    '{bksp}': 'Borrar',
    '{shift}': 'Shift',
    '@': 'Arroba',
    '.': 'Punto',
    '.com': 'Punto com',
    ',': 'Coma',
    "'": 'Apóstrofo',
    '"': 'Comillas',
    '-': 'Guion',
    _: 'Guion bajo',
    '+': 'Más',
    '¡': 'Abre exclamación',
    '!': 'Cierra exclamación',
    '¿': 'Abre interrogación',
    '?': 'Cierra interrogación',
    $: 'Signo de dólar',
    '&': 'Signo y',
    '%': 'Por ciento',
    '(': 'Abre paréntesis',
    ')': 'Cierra paréntesis',
    ':': 'Dos puntos',
    ';': 'Punto y coma',
    '/': 'Barra',
  },
} satisfies typeof en.keyboard;

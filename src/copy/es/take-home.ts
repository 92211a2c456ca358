import type * as en from '../en/take-home';

export const takeHomePage = {
  add: {
    text: 'Agregar a la hoja',
    label: 'Agregar a la hoja: {title}',
    done: 'Se agregó a la hoja: {title}. Lleva {count}.',
  },
  remove: {
    text: 'En la hoja',
    label: 'En la hoja: quitar {title}',
    done: 'Se quitó de la hoja: {title}.',
  },
  tool: 'Hoja ({count})',
  unsaved: 'Nadie ha impreso ni guardado todavía la hoja para llevar con lo que se escribió en ella.',
  panel: {
    title: 'Hoja para llevar',
    close: 'Cerrar',
    empty:
      'La hoja está vacía. Para llenarla, elija “Agregar a la hoja” junto a un servicio, un programa, un evento, una sugerencia o una forma de contactarnos.',
    remove: 'Quitar: {title}',
    choices: 'Cómo se ve',
    languages: { label: 'Idioma', and: '{first} y {second}' },
    words: { label: 'Texto', standard: 'Normal', easy: 'Lectura fácil' },
    optional: 'opcional',
    askFor: 'Por quién preguntar',
    note: 'Nota',
    noteHint: 'También hay lugar para escribir a mano.',
    print: 'Imprimir',
    save: 'Guardar como PDF',
    saved: 'Guardado. La hoja está en {name}.',
    notSaved: 'La hoja no se guardó.',
    file: 'hoja-para-llevar',
  },
  paper: {
    title: 'Para usted, de {name}',
    askFor: 'Pregunte por:',
    scan: {
      call: 'Escanee esto con su teléfono para llamar',
      write: 'Escanee esto con su teléfono para escribir',
      read: 'Escanee esto con su teléfono para leer más',
    },
    codes: { call: 'Llamar', write: 'Escribir', read: 'Leer más' },
    codeHint: 'Para usar un código, apúntele con la cámara de su teléfono.',
  },
} satisfies typeof en.takeHomePage;

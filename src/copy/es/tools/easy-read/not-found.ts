import type * as en from '../../../en/tools/easy-read/not-found';
import { callUs, writeToUs } from './common';

export const easyNotFound = {
  title: 'No encontramos esta página',
  lines: [
    { picture: 'unsure', text: 'En esta dirección no hay ninguna página.' },
    { text: 'Usted no hizo nada mal.' },
    { picture: 'home', text: 'Puede ir a nuestra primera página.' },
  ],
  home: 'Ir a Inicio',
  legal: {
    title: 'Sus datos',
    lines: [
      { picture: 'letter', text: 'Este texto todavía no está en este sitio.' },
      { text: 'Puede pedirlo.' },
      { text: 'Esto hacemos con sus datos:' },
      { picture: 'lock', text: 'Lo que usted escribe se queda en esta pantalla.' },
      { picture: 'computer', text: 'Nuestra computadora puede anotar qué páginas se abren.' },
      { picture: 'ask', text: 'Puede preguntarnos qué hacemos con sus datos.' },
      callUs,
      writeToUs,
    ],
  },
} satisfies typeof en.easyNotFound;

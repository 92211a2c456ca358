import type * as en from '../../../en/tools/easy-read/not-found';
import { callUs, writeToUs } from './common';

/** The not-found screen in plain language. */
export const easyNotFound = {
  title: 'No encontramos esta página',
  lines: [
    { picture: 'unsure', text: 'En esta dirección no hay ninguna página.' },
    { text: 'Usted no hizo nada mal.' },
    { picture: 'home', text: 'Puede volver a nuestra primera página.' },
  ],
  home: 'Ir a Inicio',
  /** What the addresses of the privacy policy and the terms say. */
  legal: {
    title: 'Sus datos',
    lines: [
      { picture: 'send', text: 'Este sitio no envía lo que usted escribe.' },
      { picture: 'lock', text: 'No guarda nada.' },
      { text: 'Todo se borra al final.' },
      { picture: 'ask', text: 'Puede pedirnos nuestra política de privacidad.' },
      callUs,
      writeToUs,
    ],
  },
} satisfies typeof en.easyNotFound;

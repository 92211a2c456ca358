import type * as en from '../../../en/tools/easy-read/services';
import { askAtDesk, callUs } from './common';

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { picture: 'family', text: 'Usted sabe bien lo que necesita.' },
    { picture: 'findPeople', text: 'Sabemos quién puede ayudar.' },
    { text: 'Sabemos cómo pedir ayuda.' },
    { picture: 'partners', text: 'Buscamos con usted la ayuda que necesita.' },
  ],
  listTitle: 'Cómo ayudamos',
  list: [{ picture: 'helper', text: 'Esto podemos hacer por usted.' }],
  noServices: [{ picture: 'list', text: 'Estamos cambiando la lista de servicios.' }, callUs],
  processTitle: 'Cómo recibe ayuda',
  stepTitle: '{number}. {title}',
  supportTitle: 'A quién ayudamos',
  support: [{ picture: 'kinds', text: 'Tenemos varios tipos de apoyo.' }],
  callToActionTitle: '¿Quiere ayuda para elegir?',
  callToAction: [
    { picture: 'unsure', text: 'Mucha gente pregunta por dónde empezar.' },
    { text: 'Le ayudamos a elegir.' },
    callUs,
    { picture: 'mail', text: 'Escríbanos:', contact: 'supportEmail' },
    askAtDesk,
  ],
} satisfies typeof en.easyServices;

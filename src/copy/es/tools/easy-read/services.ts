import type * as en from '../../../en/tools/easy-read/services';
import { callUs } from './common';

export const easyServices = {
  intro: [
    { picture: 'family', text: 'Usted sabe bien lo que necesita.' },
    { picture: 'partners', text: 'Buscamos con usted la ayuda que necesita.' },
  ],
  listTitle: 'Cómo ayudamos',
  noServices: [{ picture: 'list', text: 'La lista de servicios está vacía ahora.' }, callUs],
  processTitle: 'Cómo recibe ayuda',
  supportTitle: 'A quién ayudamos',
  callToActionTitle: '¿Quiere ayuda para elegir?',
  callToAction: [
    { picture: 'unsure', text: 'Le ayudamos a elegir.' },
    callUs,
    { picture: 'mail', text: 'Escríbanos:', contact: 'supportEmail' },
  ],
} satisfies typeof en.easyServices;

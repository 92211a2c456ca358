import type * as en from '../../../en/tools/easy-read/home';
import { askAtDesk, callUs, writeToUs } from './common';

export const easyHome = {
  finderLink: 'Responda 3 preguntas para encontrar ayuda',
  support: [{ picture: 'phone', text: 'Para recibir ayuda, llame al:', contact: 'phone' }, askAtDesk],
  missionTitle: 'Lo que queremos',
  missionMore: [{ picture: 'computer', text: 'Para leer más, vaya a:', screen: 'about' }],
  servicesTitle: 'Cómo ayudamos',
  servicesMore: {
    picture: 'list',
    text: 'Para leer más, vaya a:',
    screen: 'services',
  },
  noServices: [{ picture: 'list', text: 'La lista de servicios está vacía ahora.' }, callUs],
  startTitle: 'Cómo empezar',
  start: [
    { picture: 'talk', text: 'Primero, hable con nosotros.' },
    callUs,
    writeToUs,
    { picture: 'volunteer', text: 'También puede ayudar.' },
    { text: 'Para ver cómo, vaya a:', screen: 'getInvolved' },
  ],
  testimonialsTitle: 'Lo que dicen las familias',
  noTestimonials: [
    { picture: 'ask', text: '¿Quiere saber cómo ayudamos?' },
    { picture: 'desk', text: 'Pregunte en nuestra recepción cuando esté abierta.' },
  ],
} satisfies typeof en.easyHome;

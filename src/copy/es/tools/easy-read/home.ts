import type * as en from '../../../en/tools/easy-read/home';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Home in plain language. */
export const easyHome = {
  finderLink: 'Responda 3 preguntas para encontrar ayuda',
  support: [
    { picture: 'phone', text: 'Para recibir ayuda, llame al:', contact: 'phone' },
    askAtDesk,
    { text: 'Allí puede oír nuestra historia.' },
  ],
  figuresTitle: 'Nuestro trabajo en números',
  figures: {
    goals: { picture: 'goal', text: 'Trabajamos por {value} objetivos.' },
    lives: { picture: 'kindness', text: 'Hemos ayudado a {value} personas.' },
    communities: { picture: 'town', text: 'Trabajamos en {value} comunidades.' },
    volunteers: { picture: 'volunteer', text: 'Ahora nos ayudan {value} personas voluntarias.' },
  },
  missionTitle: 'Lo que queremos',
  missionMore: [
    { picture: 'computer', text: 'La página “Nosotros” le cuenta más.', screen: 'about' },
    { picture: 'phone', text: 'Para saber más, llame al:', contact: 'phone' },
  ],
  servicesTitle: 'Cómo ayudamos',
  noServices: [{ picture: 'list', text: 'Estamos cambiando la lista de servicios.' }, callUs],
  startTitle: 'Cómo empezar',
  start: [
    { picture: 'findPeople', text: 'Puede encontrar servicios.' },
    { text: 'La página “Recibir ayuda” los muestra.', screen: 'services' },
    { picture: 'partners', text: 'También puede ofrecer un servicio.' },
    { text: 'La página “Dar ayuda” le dice cómo.', screen: 'getInvolved' },
    { picture: 'talk', text: 'Primero, hable con nosotros.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
  testimonialsTitle: 'Lo que dicen las familias',
  noTestimonials: [
    { picture: 'ask', text: '¿Quiere saber cómo ayudamos?' },
    { picture: 'desk', text: 'Pregunte en nuestra recepción.' },
  ],
} satisfies typeof en.easyHome;

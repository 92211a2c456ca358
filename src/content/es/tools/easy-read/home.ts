import type * as en from '../../../en/tools/easy-read/home';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Home in plain language. */
export const easyHome = {
  finderLink: '¿No sabe qué elegir? Responda 3 preguntas.',
  support: [
    { picture: 'phone', text: 'Para pedir apoyo, llame:', contact: 'phone' },
    askAtDesk,
    { text: 'Allí también puede escuchar nuestra historia.' },
  ],
  figuresTitle: 'Nuestro trabajo en números',
  figures: {
    goals: { picture: 'goal', text: 'Trabajamos por {value} objetivos.' },
    lives: { picture: 'kindness', text: 'Nuestro trabajo ayudó a {value} personas.' },
    communities: { picture: 'town', text: 'Trabajamos en {value} comunidades.' },
    volunteers: { picture: 'volunteer', text: 'Ahora nos ayudan {value} personas voluntarias.' },
  },
  missionTitle: 'Lo que queremos',
  mission: [
    { picture: 'wheelchairRamp', text: 'Todas las personas deben poder recibir ayuda.' },
    { picture: 'partners', text: 'Ponemos en contacto a familias con proveedores preparados.' },
    { picture: 'helper', text: 'Un proveedor es una persona o un grupo que ayuda.' },
    { picture: 'waiting', text: 'Usted espera menos.' },
    { text: 'Recibir ayuda es más fácil.' },
    { picture: 'together', text: 'Hacemos comunidades fuertes, con un lugar para cada persona.' },
    { picture: 'computer', text: 'La página “Quiénes somos” le cuenta más.' },
    { picture: 'phone', text: 'O llame para saber más:', contact: 'phone' },
  ],
  servicesTitle: 'Cómo ayudamos',
  noServices: [{ picture: 'list', text: 'Estamos cambiando nuestra lista de servicios.' }, callUs],
  startTitle: 'Cómo empezar',
  start: [
    { picture: 'findPeople', text: 'Puede encontrar un servicio u ofrecer uno.' },
    { picture: 'talk', text: 'El siguiente paso es hablar con nosotros.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
  testimonialsTitle: 'Lo que dicen las familias',
  noTestimonials: [{ picture: 'desk', text: 'Para hablar con una familia, pregunte en nuestra recepción.' }],
} satisfies typeof en.easyHome;

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
  process: [
    { picture: 'path', text: 'Hay 4 pasos.' },
    { picture: 'pace', text: 'Usted va a su ritmo.' },
    { picture: 'stop', text: 'Puede parar o cambiar de idea cuando quiera.' },
  ],
  stepTitle: '{number}. {title}',
  steps: {
    contact: {
      title: 'Usted habla con nosotros',
      lines: [
        { picture: 'phone', text: 'Puede llamar, escribir o venir a nuestra oficina.' },
        { picture: 'listen', text: 'Alguien le escucha.' },
        { picture: 'noPaper', text: 'No tiene que traer papeles.' },
      ],
    },
    assessment: {
      title: 'Hablamos de lo que necesita',
      lines: [
        { picture: 'talk', text: 'Hablamos de lo que es difícil.' },
        { text: 'Hablamos de lo que va bien.' },
        { text: 'Hablamos de lo que usted desea.' },
        { picture: 'clock', text: 'Puede tomarse su tiempo.' },
      ],
    },
    matching: {
      title: 'Buscamos a quien puede ayudar',
      lines: [
        { picture: 'findPeople', text: 'Buscamos buenos proveedores para usted.' },
        { text: 'Le hablamos de ellos.' },
        { picture: 'choose', text: 'Usted elige.' },
      ],
    },
    connection: {
      title: 'Usted se reúne con esas personas',
      lines: [
        { picture: 'calendar', text: 'Le ayudamos a hacer la primera cita.' },
        { picture: 'talk', text: 'Después le preguntamos cómo le va.' },
      ],
    },
  },
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

import type * as en from '../../../en/tools/easy-read/services';
import { askAtDesk, callUs } from './common';

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { picture: 'family', text: 'Usted conoce a su familia mejor que nadie.' },
    { picture: 'findPeople', text: 'Sabemos quién puede ayudar.' },
    { text: 'Sabemos cómo pedirlo.' },
    { picture: 'partners', text: 'Con usted buscamos la ayuda que necesita.' },
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
  supportTypes: {
    1: {
      title: 'Para 1 persona',
      lines: [
        { picture: 'ownGoals', text: 'Le ayudamos a lograr sus propias metas.' },
        { picture: 'speech', text: 'La terapia del habla ayuda a hablar y a entender.' },
        { picture: 'shirt', text: 'La terapia ocupacional ayuda a vestirse o a comer.' },
        { picture: 'exercise', text: 'La terapia física ayuda a mover el cuerpo.' },
        { picture: 'assistant', text: 'Alguien le ayuda en la escuela o el trabajo.' },
        { picture: 'cooking', text: 'Puede aprender a cocinar y a usar su dinero.' },
        { picture: 'worker', text: 'Le ayudamos a encontrar un trabajo.' },
        { text: 'Le ayudamos a conservar el trabajo.' },
        { picture: 'listen', text: 'Puede hablar de sus problemas.' },
        { text: 'Una persona preparada le escucha.' },
      ],
    },
    2: {
      title: 'Para una familia',
      lines: [
        { picture: 'home', text: 'Esto es para todas las personas de la casa.' },
        { picture: 'rest', text: 'Una persona cuidadora viene a su casa.' },
        { text: 'Entonces usted puede dormir o salir.' },
        { picture: 'class', text: 'Las madres y los padres pueden tomar clases.' },
        { text: 'Las abuelas y los abuelos también pueden.' },
        { picture: 'siblings', text: 'Las hermanas y los hermanos tienen un grupo.' },
        { picture: 'videoCall', text: 'Las familias pueden hablar de sus problemas.' },
        { text: 'Una persona preparada las escucha.' },
        { text: 'Puede venir o hablar por video.' },
        { picture: 'letter', text: 'Ayudamos con beneficios y cartas.' },
        { text: 'Le ayudamos a pedir una nueva decisión.' },
      ],
    },
    3: {
      title: 'Para grupos y lugares',
      lines: [
        { picture: 'town', text: 'Esto es para escuelas, clubes, empresas y barrios.' },
        {
          picture: 'checkAccess',
          text: 'Revisamos edificios y sitios web.',
        },
        { text: 'Toda la gente debe poder usarlos.' },
        { picture: 'together', text: 'Enseñamos a vivir y a trabajar en grupo.' },
        { picture: 'class', text: 'Damos clases a docentes.' },
        { text: 'Damos clases a quienes entrenan equipos.' },
        {
          picture: 'sportsAndArts',
          text: 'Tenemos clubes de deporte y arte.',
        },
        { text: 'Toda la gente puede participar.' },
        { picture: 'group', text: 'Las personas con discapacidad se ayudan en grupos.' },
      ],
    },
  },
  callToActionTitle: '¿Quiere ayuda para elegir?',
  callToAction: [
    { picture: 'unsure', text: 'Mucha gente pregunta por dónde empezar.' },
    { text: 'Le ayudamos a elegir.' },
    callUs,
    { picture: 'mail', text: 'Escríbanos:', contact: 'supportEmail' },
    askAtDesk,
  ],
} satisfies typeof en.easyServices;

import type * as en from '../../../en/tools/easy-read/services';
import { callUs } from './common';

/** The main points of Services in plain language. */
export const easyServices = {
  intro: [
    { picture: 'family', text: 'Usted conoce a su familia mejor que nadie.' },
    { picture: 'findPeople', text: 'Sabemos quién puede ayudar.' },
    { text: 'Sabemos quién puede atenderle ahora.' },
    { text: 'Sabemos cómo pedir ayuda.' },
    { picture: 'partners', text: 'Con usted encontramos a la persona adecuada.' },
  ],
  listTitle: 'Cómo ayudamos',
  list: [{ picture: 'helper', text: 'Un proveedor es una persona o un grupo que ayuda.' }],
  noServices: [{ picture: 'list', text: 'Estamos cambiando nuestra lista de servicios.' }, callUs],
  processTitle: 'Cómo recibe ayuda',
  process: [
    { picture: 'path', text: 'Hay 4 pasos.' },
    { picture: 'pace', text: 'Usted va a su ritmo.' },
    { picture: 'stop', text: 'Puede parar o cambiar de idea en cualquier momento.' },
  ],
  stepTitle: '{number}. {title}',
  steps: {
    contact: {
      title: 'Usted nos llama o escribe',
      lines: [
        { picture: 'phone', text: 'Llame, escriba o venga.' },
        { picture: 'listen', text: 'Alguien le escucha.' },
        { picture: 'noPaper', text: 'No necesita ningún papel.' },
      ],
    },
    assessment: {
      title: 'Hablamos de lo que necesita',
      lines: [
        { picture: 'talk', text: 'Hablamos de lo que es difícil.' },
        { text: 'Hablamos de lo que va bien.' },
        { text: 'Hablamos de lo que usted desea.' },
        { picture: 'clock', text: 'Dura más o menos 1 hora.' },
      ],
    },
    matching: {
      title: 'Encontramos a quien puede ayudar',
      lines: [
        { picture: 'findPeople', text: 'Le proponemos 2 o 3 proveedores.' },
        { text: 'Son adecuados para usted.' },
        { text: 'Pueden atenderle ahora.' },
        { picture: 'choose', text: 'Usted elige.' },
      ],
    },
    connection: {
      title: 'Usted conoce a esas personas',
      lines: [
        { picture: 'calendar', text: 'Le ayudamos a hacer la primera cita.' },
        { picture: 'phone', text: 'Le llamamos después de 1 mes.' },
        { text: 'Le preguntamos cómo le va.' },
      ],
    },
  },
  supportTitle: 'A quién ayudamos',
  support: [{ picture: 'kinds', text: 'Ofrecemos 3 tipos de apoyo.' }],
  supportTypes: {
    individual: {
      title: 'Para 1 persona',
      lines: [
        { picture: 'ownGoals', text: 'Esto es para 1 persona con sus propias metas.' },
        { picture: 'speech', text: 'Puede recibir terapia del habla, terapia ocupacional y terapia física.' },
        { text: 'La terapia del habla ayuda a hablar y a entender.' },
        { picture: 'shirt', text: 'La terapia ocupacional ayuda con las tareas de cada día.' },
        { picture: 'exercise', text: 'La terapia física ayuda a mover su cuerpo.' },
        { picture: 'assistant', text: 'Una persona puede ayudarle en la escuela o el trabajo.' },
        { picture: 'cooking', text: 'Puede aprender tareas de la vida diaria, como cocinar.' },
        { picture: 'worker', text: 'Le ayudamos a encontrar y conservar un trabajo.' },
        { picture: 'listen', text: 'Puede hablar con alguien que le escucha con calma.' },
      ],
    },
    family: {
      title: 'Para una familia',
      lines: [
        { picture: 'home', text: 'Esto es para todas las personas de la casa.' },
        { picture: 'rest', text: 'Una persona cuidadora viene a su casa.' },
        { text: 'Entonces usted puede dormir o salir.' },
        { picture: 'class', text: 'Madres, padres, abuelas y abuelos pueden tomar cursos.' },
        { picture: 'siblings', text: 'Las hermanas y los hermanos tienen un grupo.' },
        { picture: 'videoCall', text: 'Hay consejería para familias, en persona o por videollamada.' },
        { text: 'Consejería significa hablar de los problemas con una persona preparada.' },
        { picture: 'letter', text: 'Ayudamos con beneficios, cartas y apelaciones.' },
        { text: 'Los beneficios son dinero o ayuda del gobierno.' },
        { text: 'Apelar significa pedir una nueva decisión.' },
      ],
    },
    community: {
      title: 'Para grupos y lugares',
      lines: [
        { picture: 'town', text: 'Esto es para escuelas, clubes, empresas y barrios.' },
        {
          picture: 'checkAccess',
          text: 'Revisamos si todas las personas pueden usar edificios y sitios web.',
        },
        { picture: 'together', text: 'Enseñamos a vivir y trabajar en comunidad.' },
        { picture: 'class', text: 'Damos cursos a docentes y a quienes entrenan equipos.' },
        { picture: 'sportsAndArts', text: 'Hay clubes de deporte y arte para todas las personas.' },
        { picture: 'group', text: 'Personas con discapacidad dirigen grupos para ayudarse.' },
      ],
    },
  },
  callToActionTitle: '¿No sabe por dónde empezar?',
  callToAction: [
    { picture: 'unsure', text: 'Muchas personas no saben por dónde empezar.' },
    { text: 'Le ayudamos a elegir.' },
    callUs,
    { picture: 'mail', text: 'Escríbanos:', contact: 'supportEmail' },
    { picture: 'desk', text: 'O pregunte en nuestra recepción.' },
  ],
} satisfies typeof en.easyServices;

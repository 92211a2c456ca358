import type * as en from '../../../en/tools/easy-read/programs';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Programs in plain language. */
export const easyPrograms = {
  intro: [
    { picture: 'class', text: 'Puede aprender algo nuevo.' },
    { picture: 'group', text: 'Puede conocer gente.' },
    { picture: 'path', text: 'Puede prepararse para lo que viene.' },
    { picture: 'free', text: 'Todos los programas son gratis.' },
    { picture: 'look', text: 'Primero puede venir a mirar.' },
  ],
  listTitle: 'Programas',
  list: [{ picture: 'ask', text: '¿Quiere saber más sobre un programa?' }, callUs, askAtDesk],
  programs: {
    'peer-support': {
      title: 'Grupos para personas adultas',
      lines: [
        { picture: 'group', text: 'Usted conoce a personas que viven algo parecido.' },
        { text: 'Los grupos tienen hasta 10 personas.' },
        { picture: 'listen', text: 'Puede hablar o solo escuchar.' },
        { picture: 'helper', text: 'Guía el grupo una persona preparada con la misma experiencia.' },
        { picture: 'videoCall', text: 'También puede participar por internet.' },
      ],
    },
    workshops: {
      title: 'Talleres',
      lines: [
        { picture: 'class', text: 'Un taller es una clase corta.' },
        { text: 'Cada taller tiene 1 tema.' },
        { text: 'Dura 2 horas.' },
        { picture: 'talk', text: 'Usamos lenguaje sencillo.' },
        { picture: 'list', text: 'Hay temas como planes escolares, beneficios y tecnología de asistencia.' },
        { text: 'Los beneficios son dinero o ayuda del gobierno.' },
        { picture: 'talkingTablet', text: 'La tecnología de asistencia ayuda a personas con discapacidad.' },
        { picture: 'largePrint', text: 'Usted recibe apuntes en letra grande.' },
        { picture: 'signLanguage', text: 'Hay subtítulos y lengua de señas.' },
        { text: 'Los subtítulos muestran las palabras en una pantalla.' },
        { picture: 'childcare', text: 'Al lado cuidamos a las niñas y los niños.' },
      ],
    },
    employment: {
      title: 'Ayuda para encontrar trabajo',
      lines: [
        { picture: 'star', text: 'Le ayudamos a descubrir lo que hace bien.' },
        { picture: 'worker', text: 'Le ayudamos a empezar un trabajo.' },
        { text: 'Después le ayudamos durante varios meses.' },
        { picture: 'ownGoals', text: 'Una persona le ayuda en su trabajo.' },
        { picture: 'interview', text: 'Puede practicar entrevistas de trabajo.' },
        { picture: 'company', text: 'Puede probar un trabajo en una empresa cercana.' },
      ],
    },
    'independent-living': {
      title: 'Aprender a vivir por su cuenta',
      lines: [
        { picture: 'key', text: 'Usted aprende a cocinar y a cuidar su casa.' },
        { picture: 'money', text: 'Usted aprende a manejar su dinero.' },
        { picture: 'pace', text: 'Usted aprende con la práctica, a su ritmo.' },
        { picture: 'cooking', text: 'Usted practica en una cocina de verdad.' },
        { picture: 'bus', text: 'Usted practica cómo viajar en autobús y en tren.' },
        { picture: 'plan', text: 'Usted escribe su propio plan.' },
      ],
    },
    'family-network': {
      title: 'Las familias se ayudan',
      lines: [
        { picture: 'family', text: 'Madres, padres, abuelas, abuelos, hermanas y hermanos se ayudan.' },
        { picture: 'childcare', text: 'Personas cuidadoras preparadas juegan con las niñas y los niños.' },
        { picture: 'phone', text: 'Las familias se llaman en los días difíciles.' },
        { picture: 'meal', text: 'Comen juntas.' },
      ],
    },
    'community-integration': {
      title: 'Deportes, música y paseos',
      lines: [
        { picture: 'sportsAndArts', text: 'Hay deportes, un coro, teatro y paseos.' },
        { picture: 'together', text: 'Cada persona participa a su manera.' },
        { picture: 'buddy', text: 'Una persona le acompaña las primeras veces.' },
        { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
        { picture: 'car', text: 'Si necesita transporte, pregúntenos.' },
      ],
    },
  },
  category: 'Tipo de programa: {category}',
  ages: 'Para: {ages}',
  when: 'Cuándo: {schedule}',
  where: 'Dónde: {location}',
  eventsTitle: 'Eventos',
  events: [{ picture: 'ask', text: '¿Quiere venir a un evento?' }, callUs, writeToUs],
  noneAhead: [
    { picture: 'calendar', text: 'Ahora no hay fechas.' },
    { picture: 'group', text: 'La mayoría de los programas se reúne cada semana.' },
    callUs,
    writeToUs,
  ],
  noEvents: [{ picture: 'calendar', text: 'Ahora no hay eventos.' }, callUs],
  over: { picture: 'dayOver', text: 'Este evento ya pasó.' },
  day: 'Día: {day}',
  time: 'Hora: {time}',
  callToActionTitle: '¿Quiere participar?',
  callToAction: [
    { picture: 'look', text: 'Venga una vez y vea si le gusta.' },
    { picture: 'buddy', text: 'Puede traer a alguien de confianza.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
} satisfies typeof en.easyPrograms;

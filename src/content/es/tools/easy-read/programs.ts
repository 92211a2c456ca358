import type * as en from '../../../en/tools/easy-read/programs';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Programs in plain language. */
export const easyPrograms = {
  intro: [
    { picture: 'class', text: 'Puede aprender algo nuevo.' },
    { picture: 'group', text: 'Puede conocer gente.' },
    { picture: 'path', text: 'Puede prepararse para un trabajo.' },
    { picture: 'free', text: 'Todos los programas son gratis.' },
    { picture: 'look', text: 'Primero puede venir a mirar.' },
  ],
  listTitle: 'Programas',
  list: [{ picture: 'ask', text: '¿Quiere saber más sobre un programa?' }, callUs, askAtDesk],
  noPrograms: [
    { picture: 'group', text: 'Pronto le contaremos sobre nuestros programas.' },
    callUs,
    askAtDesk,
  ],
  programs: {
    1: {
      title: 'Grupos para personas adultas',
      lines: [
        { picture: 'group', text: 'Usted conoce a personas con una vida como la suya.' },
        { text: 'Los grupos tienen hasta 10 personas.' },
        { picture: 'listen', text: 'Puede hablar o solo escuchar.' },
        { picture: 'helper', text: 'Una persona preparada guía el grupo.' },
        { text: 'Esta persona también tiene una vida como la suya.' },
        { picture: 'videoCall', text: 'También puede participar por internet.' },
      ],
    },
    2: {
      title: 'Talleres',
      lines: [
        { picture: 'class', text: 'Cada taller tiene 1 tema.' },
        { text: 'Un taller dura 2 horas.' },
        { picture: 'talk', text: 'Usamos palabras fáciles.' },
        { picture: 'list', text: 'Puede aprender sobre planes escolares y beneficios.' },
        { picture: 'talkingTablet', text: 'Puede aprender sobre aparatos, como una tableta que habla.' },
        { picture: 'largePrint', text: 'Usted recibe apuntes en letra grande.' },
        { picture: 'signLanguage', text: 'Puede usar lengua de señas.' },
        { text: 'También puede leer lo que dice la gente.' },
        { picture: 'childcare', text: 'Al lado, alguien cuida a las niñas y los niños.' },
      ],
    },
    3: {
      title: 'Ayuda para encontrar trabajo',
      lines: [
        { picture: 'star', text: 'Usted descubre lo que hace bien.' },
        { picture: 'worker', text: 'Le ayudamos a empezar un trabajo.' },
        { text: 'Después le ayudamos durante varios meses.' },
        { picture: 'ownGoals', text: 'Una persona le ayuda en su trabajo.' },
        { picture: 'interview', text: 'Puede practicar cómo pedir un trabajo.' },
        { picture: 'company', text: 'Puede probar un trabajo en una empresa cercana.' },
      ],
    },
    4: {
      title: 'Aprender a vivir por su cuenta',
      lines: [
        { picture: 'key', text: 'Usted aprende a cocinar y a cuidar su casa.' },
        { picture: 'money', text: 'Usted aprende a usar bien su dinero.' },
        { picture: 'pace', text: 'Usted aprende a su ritmo.' },
        { picture: 'cooking', text: 'Usted practica en una cocina de verdad.' },
        { picture: 'bus', text: 'Usted practica cómo viajar en autobús y en tren.' },
        { picture: 'plan', text: 'Usted escribe su propio plan.' },
      ],
    },
    5: {
      title: 'Las familias se ayudan',
      lines: [
        { picture: 'family', text: 'Madres, padres, abuelas, abuelos, hermanas y hermanos se ayudan.' },
        { picture: 'childcare', text: 'Personas cuidadoras preparadas juegan con las niñas y los niños.' },
        { picture: 'phone', text: 'Las familias se llaman en los días difíciles.' },
        { picture: 'meal', text: 'Las familias comen juntas.' },
      ],
    },
    6: {
      title: 'Deportes, música y paseos',
      lines: [
        { picture: 'sportsAndArts', text: 'Puede hacer deporte, cantar o hacer teatro.' },
        { text: 'Puede ir de paseo.' },
        { picture: 'together', text: 'Usted participa a su manera.' },
        { picture: 'buddy', text: 'Una persona le acompaña las primeras veces.' },
        { picture: 'wheelchairRamp', text: 'Puede entrar en silla de ruedas.' },
        { picture: 'car', text: '¿Necesita transporte?' },
        { text: 'Pregúntenos.' },
      ],
    },
  },
  category: 'Tipo de programa: {category}',
  ages: 'Para: {ages}',
  when: 'Cuándo: {schedule}',
  where: 'Dónde: {location}',
  eventsTitle: 'Eventos',
  events: [{ picture: 'ask', text: '¿Quiere venir a un evento?' }, callUs, writeToUs],
  noDates: { picture: 'calendar', text: 'Ahora no hay fechas.' },
  everyWeek: { picture: 'group', text: 'La mayoría de los programas se reúne cada semana.' },
  askUs: [callUs, writeToUs],
  noEvents: [{ picture: 'calendar', text: 'Ahora no hay eventos.' }, callUs],
  over: { picture: 'dayOver', text: 'Este evento ya pasó.' },
  day: 'Día: {day}',
  time: 'Hora: {time}',
  callToActionTitle: '¿Quiere participar?',
  callToAction: [
    { picture: 'look', text: 'Primero, venga 1 vez.' },
    { text: 'Después decida si le gusta.' },
    { picture: 'buddy', text: 'Puede traer a alguien de confianza.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
} satisfies typeof en.easyPrograms;

import type * as en from '../../../en/tools/easy-read/programs';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Programs in plain language. */
export const easyPrograms = {
  title: 'Programas y eventos',
  intro: [
    { picture: 'class', text: 'Puede aprender algo nuevo.' },
    { picture: 'group', text: 'Puede conocer gente.' },
    { picture: 'path', text: 'Puede prepararse para un trabajo.' },
    { picture: 'money', text: 'Pregunte cuánto cuesta un programa.' },
    { picture: 'look', text: 'Pregunte si puede venir a mirar.' },
  ],
  listTitle: 'Programas',
  list: [{ picture: 'ask', text: '¿Quiere saber más sobre un programa?' }, callUs, askAtDesk],
  noPrograms: [{ picture: 'group', text: 'Pronto anunciaremos los programas.' }, callUs, askAtDesk],
  category: 'Tipo de programa: {category}',
  ages: 'Para: {ages}',
  when: 'Cuándo: {schedule}',
  where: 'Dónde: {location}',
  eventsTitle: 'Eventos',
  events: [{ picture: 'ask', text: '¿Quiere venir a un evento?' }, callUs, writeToUs],
  noDates: { picture: 'calendar', text: 'Ahora no hay fechas.' },
  seePrograms: { picture: 'group', text: 'Puede ver nuestros programas.' },
  askUs: [callUs, writeToUs],
  noEvents: [{ picture: 'calendar', text: 'Ahora no hay eventos.' }, callUs],
  over: { picture: 'dayOver', text: 'Este evento ya pasó.' },
  day: 'Día: {day}',
  time: 'Hora: {time}',
  callToActionTitle: '¿Quiere participar?',
  callToAction: [
    { picture: 'ask', text: 'Primero, pregunte lo que quiera.' },
    { text: 'Después decida si quiere venir.' },
    { picture: 'buddy', text: 'Puede traer a alguien de confianza.' },
    callUs,
    writeToUs,
    askAtDesk,
  ],
} satisfies typeof en.easyPrograms;

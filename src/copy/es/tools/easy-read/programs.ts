import type * as en from '../../../en/tools/easy-read/programs';
import { askAtDesk, callUs, writeToUs } from './common';

export const easyPrograms = {
  title: 'Programas y eventos',
  intro: [{ picture: 'together', text: 'Usted puede aprender y conocer a otras personas.' }],
  listTitle: 'Programas',
  noPrograms: [{ picture: 'group', text: 'La lista de programas está vacía ahora.' }, callUs, askAtDesk],
  ages: 'Para: {ages}',
  when: 'Cuándo: {schedule}',
  where: 'Dónde: {location}',
  eventsTitle: 'Eventos',
  noDates: { picture: 'emptyCalendar', text: 'Ahora no hay fechas.' },
  noEvents: [{ picture: 'emptyCalendar', text: 'La lista de eventos está vacía ahora.' }, callUs],
  overTitle: 'Estos eventos ya pasaron',
  over: { picture: 'dayOver', text: 'Este evento ya pasó.' },
  callToActionTitle: '¿Quiere participar?',
  callToAction: [callUs, writeToUs, { picture: 'money', text: 'Puede preguntar cuánto cuesta un programa.' }],
} satisfies typeof en.easyPrograms;

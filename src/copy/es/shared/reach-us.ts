import type { Contact } from '@/content/contact';
import type { Facts } from '@/content/facts';
import { hoursFormats } from '@/content/hours-format';
import { screenPaths } from '../../screen-paths';
import type { ReachUsCopy } from '../../types';

export const textUs = ({ contacts: { textLine } }: Facts): Contact | undefined =>
  textLine && { ...textLine, text: `Mensajes: ${textLine.text}` };

export const reachUs = (facts: Facts): ReachUsCopy => ({
  phone: facts.contacts.phone,
  opening: {
    hours: facts.hours,
    closedDays: facts.closedDays,
    timeZone: facts.timeZone,
    hoursText: facts.openingHours,
    days: hoursFormats.es.days,
    dayPeriods: hoursFormats.es.dayPeriods,
    open: 'Abierto ahora. Cierra: {time}',
    opensToday: 'Cerrado. Abre hoy: {time}',
    opensLater: 'Cerrado. Abre el {day}, {time}',
  },
  message: { text: 'Escribir un mensaje', path: `${screenPaths.contact}#message` },
  frontDesk: {
    kiosk: 'Pregunte aquí, en la recepción',
    elsewhere: 'Pregunte en nuestra recepción cuando esté abierta',
  },
  answer: {
    kiosk: 'Pregunte aquí, en la recepción. Puede decir, o mostrar: “{say}”',
    elsewhere: 'Llámenos o escríbanos. Puede decir: “{say}”',
    call: 'Llamar',
    close: 'Cerrar',
  },
});

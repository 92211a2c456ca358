import { contacts, foundation } from '../../foundation';
import { screenPaths } from '../../screen-paths';
import type { Contact, ReachUsCopy } from '../../types';
import { language } from './language';

/** Beside the number, for those who cannot call. */
export const textUs: Contact | undefined = {
  text: 'Mensaje de texto: {textLine}',
  href: contacts.textLine.href,
};

/** The ways to reach the foundation; each place on the site puts its own lead before them. */
export const reachUs: ReachUsCopy = {
  phone: contacts.phone,
  opening: {
    hours: foundation.hours,
    closedDays: foundation.closedDays,
    timeZone: foundation.timeZone,
    hoursText: foundation.openingHours,
    locale: language.locale,
    open: 'Abierto ahora. Cierra: {time}',
    opensToday: 'Cerrado. Abre hoy: {time}',
    opensLater: 'Cerrado. Abre el {day}, {time}',
  },
  message: { text: 'Escribir un mensaje', path: `${screenPaths.contact}#message` },
  email: contacts.email,
  desk: { kiosk: 'Pregunte aquí, en la recepción', elsewhere: 'Pregunte en nuestra recepción' },
  answer: {
    kiosk: 'Pregunte aquí, en la recepción. Solo diga: “{say}”',
    elsewhere: 'Lo hacemos por teléfono. Solo diga: “{say}”',
    call: 'Llamarnos',
  },
};

import type * as en from '../../en/kiosk/kiosk';
import { readingTools } from '../shared/reading-tools';
import { dock } from './dock';

export const invitation: string = 'Toque para empezar';

export const kiosk = ((facts) => ({
  warning: {
    title: '¿Sigue ahí?',
    text: 'Esta pantalla va a empezar de nuevo para la próxima persona. Se borrará todo lo que escribió aquí.',
    spoken: 'Quedan {seconds} segundos. Para continuar, toque la pantalla o presione cualquier tecla.',
    goOn: 'Sigo aquí',
  },
  rest: {
    name: facts.name,
    otherwise: 'O empiece con:',
    choices: {
      largeText: 'Letra grande',
      easyRead: readingTools.easyRead.toggle,
      lowerScreen: dock.lower.toggle,
      audioGuide: 'Guía de audio',
    },
    switches: 'Para usar un pulsador (switch), presiónelo tres veces.',
    welcome: `Le damos la bienvenida a ${facts.name}.`,
    text: 'Ayuda para personas con necesidades especiales y sus familias',
  },
  failed: {
    title: 'Esta pantalla va a empezar de nuevo',
    text: `Debería volver en un minuto. Si no puede esperar, pregunte aquí, en la recepción, o llámenos: ${facts.contacts.phone.text}.`,
  },
})) satisfies typeof en.kiosk;

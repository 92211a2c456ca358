import type * as en from '../../en/kiosk/staff';
import { screenNames } from '../shared/site';

export const staff = {
  title: 'Personal',
  text: 'Solo para quienes trabajan aquí.',
  pinLabel: 'PIN',
  digits: 'Dígitos',
  typedDigit: 'asterisco',
  clear: 'Borrar',
  unlock: 'Abrir',
  refused: 'Ese no es el PIN correcto.',
  locked: {
    one: 'Demasiados intentos. Intente de nuevo en {seconds} segundo.',
    other: 'Demasiados intentos. Intente de nuevo en {seconds} segundos.',
  },
  lockedForMinutes: 'Demasiados intentos. Intente de nuevo en {minutes} minutos.',
  failed: 'No se pudo comprobar el PIN. Por favor, intente de nuevo.',
  content: screenNames.admin,
  reset: 'Empezar de nuevo ahora',
  leave: 'Salir del kiosco',
  voice: {
    missing: 'Voz: no hay ninguna instalada para este idioma, así que el kiosco no puede leer en voz alta.',
    untested: 'Voz: todavía no se ha probado.',
    working: 'Voz: funciona.',
    dead: 'Voz: no funciona. Reinicie el dispositivo; si sigue sin funcionar, consulte su guía de instalación.',
  },
  volume:
    'En Linux, cambie el volumen de la voz en los ajustes del sistema, para que se oiga delante del kiosco.',
  keypad: {
    current: 'Botonera de la guía de audio: {keypad}.',
    invalid:
      'El kiosco no puede usar la botonera que se indicó y usa las teclas de flecha. Revise la opción --keypad.',
    press: 'Presione una tecla de una botonera para ver cómo la llama la opción --keypad.',
    pressed: 'La opción --keypad llama a esta tecla {code}.',
    unusable: 'El kiosco no puede usar la tecla {code}.',
  },
  contentFile: {
    shown:
      'Archivo de contenido: {name}, modificado el {changed}. Su huella (SHA-256) cambia cada vez que cambia el archivo: {sha256}.',
    examples:
      'Los números de teléfono de este kiosco son solo ejemplos: nadie contesta. Para mostrar los suyos, inicie el kiosco con un archivo de contenido que los tenga.',
    notShown: 'El archivo de contenido {name} no se muestra:',
  },
  close: 'Cerrar',
  display: {
    figures:
      'Todos los tamaños son para una pantalla de {inches} pulgadas cuyo borde inferior está a {height} mm del suelo.',
    assumed: {
      inches:
        'No se indicó el tamaño de la pantalla. Mida su diagonal e indíquelo con la opción --screen-inches.',
      lowerEdgeMm:
        'No se indicó la altura de la pantalla. Mida del suelo a su borde inferior e indíquela con la opción --lower-edge-mm.',
    },
    invalid: {
      inches:
        'El tamaño que se indicó es imposible. La opción --screen-inches debe ser un número de 7 a 120.',
      lowerEdgeMm:
        'La altura que se indicó es imposible. La opción --lower-edge-mm debe ser un número de 0 a 1500.',
    },
  },
} satisfies typeof en.staff;

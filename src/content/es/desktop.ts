import type * as en from '../en/desktop';
import { foundationFacts } from '../foundation';

/** The desktop app's menus. The names of the screens are those of the site itself. */
export const menu = {
  file: 'Archivo',
  print: 'Imprimir…',
  startKiosk: 'Iniciar el quiosco aquí',
  edit: 'Edición',
  go: 'Ir',
  back: 'Atrás',
  forward: 'Adelante',
  view: 'Ver',
  reload: 'Recargar (restaura el contenido de muestra)',
  window: 'Ventana',
  help: 'Ayuda',
  licenses: 'Licencias de código abierto',
  /** Items that every program has, by what they do. */
  roles: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    delete: 'Eliminar',
    selectAll: 'Seleccionar todo',
    resetZoom: 'Tamaño real',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    togglefullscreen: 'Pantalla completa',
    minimize: 'Minimizar',
    close: 'Cerrar ventana',
    quit: 'Salir',
    about: 'Acerca de',
    services: 'Servicios',
    hideOthers: 'Ocultar otros',
    unhide: 'Mostrar todo',
    zoom: 'Ampliar',
    front: 'Traer todo al frente',
  },
  /** Items of the first menu on a Mac, which name the app. */
  app: {
    about: `Acerca de ${foundationFacts.name}`,
    hide: `Ocultar ${foundationFacts.name}`,
    quit: `Salir de ${foundationFacts.name}`,
  },
} satisfies typeof en.menu;

/** What the About panel says below the version, on systems that have room for it. */
export const credits =
  `Esta aplicación contiene programas de código abierto. Para leer las licencias, elija ${menu.help} > ${menu.licenses}.` satisfies typeof en.credits;

/** The question before unsaved edits are lost, by the action that would lose them. */
export const unsavedEdits = {
  keep: 'Seguir editando',
  detail: 'Los cambios hechos en Gestión de contenido no se guardan en esta computadora.',
  reload: { message: '¿Recargar y perder sus cambios?', button: 'Recargar' },
  close: { message: '¿Cerrar y perder sus cambios?', button: 'Cerrar' },
  kiosk: { message: '¿Iniciar el quiosco y perder sus cambios?', button: 'Iniciar el quiosco' },
} satisfies typeof en.unsavedEdits;

/** The message when the menu could not start the kiosk. */
export const kioskNotStarted = {
  title: 'El quiosco no se inició',
  text: 'La aplicación no pudo reiniciarse. Ciérrela, ábrala otra vez e intente de nuevo.',
} satisfies typeof en.kioskNotStarted;

/** What a kiosk shows while the site cannot be loaded. */
export const standby = {
  title: 'Esta pantalla no funciona por el momento',
  text: 'Debería volver enseguida. Gracias por su paciencia.',
} satisfies typeof en.standby;

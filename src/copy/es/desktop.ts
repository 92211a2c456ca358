import type { Facts } from '@/content/facts';
import type * as en from '../en/desktop';

export const menu = {
  file: 'Archivo',
  contentFiles: 'Archivos de contenido',
  startKiosk: 'Iniciar el kiosco aquí',
  edit: 'Edición',
  go: 'Ir',
  view: 'Ver',
  window: 'Ventana',
  help: 'Ayuda',
  licenses: 'Licencias de código abierto',
  roles: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    cut: 'Cortar',
    copy: 'Copiar',
    paste: 'Pegar',
    delete: 'Eliminar',
    selectAll: 'Seleccionar todo',
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
} satisfies typeof en.menu;

export const appMenu = ({ name }: Pick<Facts, 'name'>) => ({
  about: `Acerca de ${name}`,
  hide: `Ocultar ${name}`,
  quit: `Salir de ${name}`,
});

export const credits =
  `Esta aplicación contiene programas de código abierto. Para leer las licencias, elija ${menu.help} > ${menu.licenses}.` satisfies typeof en.credits;

export const unsavedEdits = {
  keep: 'Seguir editando',
  save: 'Guardar archivo de contenido',
  detail:
    'Se perderán los cambios hechos en Gestión de contenido, a menos que los guarde en un archivo de contenido.',
  reload: { message: '¿Guardar sus cambios antes de recargar?', button: 'Recargar sin guardar' },
  close: { message: '¿Guardar sus cambios antes de cerrar?', button: 'Cerrar sin guardar' },
  kiosk: { message: '¿Guardar sus cambios antes de iniciar el kiosco?', button: 'Iniciar sin guardar' },
  signOut: {
    message: '¿Guardar sus cambios antes de que Windows cierre la sesión?',
    button: 'Cerrar sin guardar',
  },
} satisfies typeof en.unsavedEdits;

export const unsavedDrafts = {
  keep: 'Conservarlo',
  detail:
    'Hay un formulario, un mensaje o una hoja sin terminar. Un archivo de contenido no guarda lo que está escrito ahí.',
  reload: { message: '¿Recargar y perder lo que está escrito?', button: 'Recargar y perderlo' },
  close: { message: '¿Cerrar la ventana y perder lo que está escrito?', button: 'Cerrar y perderlo' },
  kiosk: { message: '¿Iniciar el kiosco y perder lo que está escrito?', button: 'Iniciar y perderlo' },
  signOut: { message: '¿Cerrar la ventana y perder lo que está escrito?', button: 'Cerrar y perderlo' },
} satisfies typeof en.unsavedDrafts;

export const signOutAgain = {
  detail: 'Windows espera esta respuesta. Después, cierre la sesión o apague la computadora otra vez.',
} satisfies typeof en.signOutAgain;

export const fileDialog = {
  open: 'Abrir',
  save: 'Guardar como',
  pdf: 'Archivos PDF',
} satisfies typeof en.fileDialog;

export const websiteFiles = {
  folder: 'Elegir una carpeta para el sitio web',
  putBack: 'Elegir la carpeta del sitio web',
  filter: 'Archivos ZIP',
  zipName: 'sitio-web',
} satisfies typeof en.websiteFiles;

export const existingFile = {
  message: '“{name}” ya existe. ¿Reemplazarlo?',
  detail: 'Si lo reemplaza, se pierde lo que contiene ahora.',
  cancel: 'Cancelar',
  rename: 'Elegir otro nombre',
  replace: 'Reemplazar',
} satisfies typeof en.existingFile;

export const changedFile = {
  message: '“{name}” ha cambiado desde que usted lo abrió o guardó. ¿Reemplazarlo?',
  detail:
    'Quizá lo guardó otra persona. Si lo reemplaza, se pierden los cambios de esa persona. Si los conserva, los de usted siguen en esta ventana, sin guardar.',
  differences: 'Esto es diferente:',
  part: '{part}: {what}',
  item: '{part}, “{name}”: {what}',
  onlyTheirs: 'solo en el de la otra persona',
  onlyYours: 'solo en el de usted',
  order: 'el orden',
  more: 'Otras diferencias: {count}',
  keep: 'Conservar los de la otra persona',
  copy: 'Guardar una copia',
  replace: 'Reemplazar',
  copyName: '{name}-copia',
} satisfies typeof en.changedFile;

export const notPrinted = {
  ok: 'Aceptar',
  noPrinter: {
    message: 'La página no se imprimió',
    detail:
      'Esta computadora no encontró ninguna impresora lista. Encienda la impresora, o agregue una en los ajustes, e imprima otra vez.',
  },
  failed: {
    message: 'La página no se imprimió',
    detail:
      'La impresora no aceptó la página. Revise que esté encendida, conectada y con papel, e imprima otra vez.',
  },
  unknown: {
    message: 'Es posible que la página no se haya impreso',
    detail:
      'Esta computadora esperó cinco minutos y todavía no sabe si se imprimió. Mire la impresora, e imprima otra vez si la página no está ahí.',
  },
} satisfies typeof en.notPrinted;

export const kioskNotStarted = {
  title: 'El kiosco no se inició',
  text: 'La aplicación no pudo reiniciarse. Ciérrela, ábrala otra vez e intente de nuevo.',
} satisfies typeof en.kioskNotStarted;

export const standby = {
  title: 'Esta pantalla no funciona por el momento',
  text: 'Debería volver enseguida. Gracias por su paciencia.',
} satisfies typeof en.standby;

export const settingUp = {
  title: 'Este kiosco se está preparando.',
  text: 'Si hay peligro, llame al 911.',
} satisfies typeof en.settingUp;

export const waiting = {
  title: 'Esperando “{name}”',
  text: 'El sitio se abre en cuanto la aplicación pueda leer este archivo de contenido.',
} satisfies typeof en.waiting;

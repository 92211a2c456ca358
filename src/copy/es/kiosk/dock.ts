import type * as en from '../../en/kiosk/dock';

export const dock = {
  label: 'Controles',
  home: 'Inicio',
  back: 'Atrás',
  nothingBefore: 'Esta es su primera pantalla.',
  menu: 'Menú',
  more: 'Opciones',
  close: 'Cerrar',
  page: {
    previous: 'Más arriba',
    next: 'Más abajo',
    comes: 'Sigue: {title}',
    goesOn: 'Más de {title}',
    number: '{number} de {count}',
    top: 'Este es el principio de la pantalla.',
    end: 'Este es el final de la pantalla.',
  },
  noEasyRead: 'Esta pantalla no tiene versión de Lectura fácil.',
  lower: {
    toggle: 'Bajar pantalla',
    description: 'Poner todo más abajo',
    help: '¿Necesita ayuda? Pregunte en la recepción',
    label: 'Altura de la pantalla',
    off: 'Toda la altura',
    choices: { reach: 'Más baja', low: 'Aún más baja', half: 'Mitad de abajo' },
  },
  hold: {
    label: 'Mantener presionado',
    hint: 'Los botones y los enlaces solo funcionan si los presiona durante medio segundo. Un toque más corto no hace nada.',
    choices: { off: 'No', on: 'Sí' },
    holding: 'Siga presionando',
    held: 'Ahora suelte',
    tooShort: 'Fue muy corto. Presione durante medio segundo y después suelte.',
  },
  finish: {
    button: 'Terminar',
    title: '¿Terminar y borrar todo?',
    text: 'Se borrará todo lo que escribió o eligió aquí.',
    cancel: 'No, quiero seguir',
    confirm: 'Sí, terminar',
  },
} satisfies typeof en.dock;

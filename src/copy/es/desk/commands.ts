import type * as en from '../../en/desk/commands';

/** The commands of a desk window's menu that may have a shortcut. The list of shortcuts uses the same names. */
export const commands = {
  newVisitor: 'Nueva visita',
  open: 'Abrir archivo de contenido…',
  save: 'Guardar archivo de contenido',
  saveAs: 'Guardar archivo de contenido como…',
  saveWebsite: 'Guardar sitio web…',
  tryWebsite: 'Probar sitio web',
  takeHome: 'Hoja para llevar',
  share: 'Copiar la dirección de esta página',
  print: 'Imprimir…',
  find: 'Buscar en pantalla',
  findNext: 'Buscar siguiente',
  findPrevious: 'Buscar anterior',
  phoneList: 'Teléfonos',
  talkBoard: 'Tablero para hablar',
  back: 'Atrás',
  forward: 'Adelante',
  reload: 'Recargar (descarta los cambios)',
  resetZoom: 'Tamaño real',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  togglefullscreen: 'Pantalla completa',
  shortcuts: 'Atajos de teclado',
} satisfies typeof en.commands;

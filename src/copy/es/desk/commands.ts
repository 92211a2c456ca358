import { toolNamesIn } from '@/copy/tool-names';
import type * as en from '../../en/desk/commands';

export const commands = {
  newVisitor: 'Nueva visita',
  open: 'Abrir archivo de contenido…',
  save: 'Guardar archivo de contenido',
  saveAs: 'Guardar archivo de contenido como…',
  saveWebsite: 'Guardar sitio web…',
  tryWebsite: 'Probar sitio web',
  share: 'Copiar la dirección de esta página',
  print: 'Imprimir…',
  find: 'Buscar en pantalla',
  findNext: 'Buscar siguiente',
  findPrevious: 'Buscar anterior',
  phoneList: 'Teléfonos',
  ...toolNamesIn('es'),
  back: 'Atrás',
  forward: 'Adelante',
  reload: 'Recargar (descarta los cambios)',
  resetZoom: 'Tamaño real',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  togglefullscreen: 'Pantalla completa',
  shortcuts: 'Atajos de teclado',
} satisfies typeof en.commands;

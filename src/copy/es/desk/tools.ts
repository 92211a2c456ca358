import type * as en from '../../en/desk/tools';

export const deskTools = {
  label: 'Herramientas de recepción',
  exampleNumbers: 'Estos números son solo ejemplos: nadie contesta.',
} satisfies typeof en.deskTools;

export const newVisitor = {
  ready: 'Todo listo para la próxima visita.',
  question: {
    title: '¿Borrar lo que se escribió?',
    drafts: {
      message: 'Nadie ha copiado, enviado ni impreso todavía el mensaje del formulario de contacto.',
      form: 'Un formulario de Gestión de contenido aún no está guardado.',
    },
    keep: 'Conservarlo',
    clear: 'Borrarlo',
  },
} satisfies typeof en.newVisitor;

export const shortcuts = {
  close: 'Cerrar',
  keys: {
    Left: 'Flecha izquierda',
    Right: 'Flecha derecha',
    Plus: 'Más',
    '-': 'Menos',
  },
} satisfies typeof en.shortcuts;

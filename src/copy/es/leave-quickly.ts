import type * as en from '../en/leave-quickly';

export const leaveQuickly = {
  button: 'Salir del sitio',
  short: 'Salir',
  hint: 'O presione Shift tres veces.',
  history: 'Su navegador recuerda las páginas que abrió.',
} satisfies typeof en.leaveQuickly;

import type * as en from '../../en/page/leave-quickly';

/** The button that leaves the site at once, the keys that do the same, and what remains. */
export const leaveQuickly = {
  button: 'Salir de este sitio',
  hint: 'O presione Shift tres veces.',
  history: 'Su navegador recuerda las páginas que abrió.',
} satisfies typeof en.leaveQuickly;

import type * as en from '../../en/desk/find';

/** The bar that finds a text on the screen. */
export const findOnScreen = {
  label: 'Buscar en esta pantalla',
  position: '{index} de {count}',
  /** How often the text is on a screen that has just been opened. */
  onScreen: '{count} en esta pantalla',
  notFound: 'No se encontró',
  previous: 'Anterior',
  next: 'Siguiente',
  /** Closes the bar; the focus goes to what was found. */
  goThere: 'Ir allí',
  close: 'Cerrar',
} satisfies typeof en.findOnScreen;

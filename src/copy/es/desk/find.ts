import type * as en from '../../en/desk/find';

export const findOnScreen = {
  label: 'Buscar en esta pantalla',
  position: '{index} de {count}',
  onScreen: '{count} en esta pantalla',
  notFound: 'No se encontró',
  previous: 'Anterior',
  next: 'Siguiente',
  goThere: 'Ir allí',
  close: 'Cerrar',
} satisfies typeof en.findOnScreen;

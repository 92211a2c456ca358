import type * as en from '../../en/shared/reading-tools';

export const readingTools = {
  easyRead: {
    toggle: 'Lectura fácil',
    showFullPage: 'Mostrar la página completa',
    fullPageShown: 'Está de nuevo en la página completa.',
    failed: 'Lectura fácil no se puede mostrar ahora. Esta es la página completa.',
  },
} satisfies typeof en.readingTools;

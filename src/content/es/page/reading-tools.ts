import type * as en from '../../en/page/reading-tools';

export const readingTools = {
  easyRead: {
    toggle: 'Lectura fácil',
    showFullPage: 'Mostrar la página completa',
    fullPageShown: 'Está de nuevo en la página completa.',
    failed: 'La lectura fácil no se puede mostrar ahora. Esta es la página completa.',
  },
  readAloud: {
    label: 'Leer en voz alta',
    start: 'Leer en voz alta',
    pause: 'Pausar',
    resume: 'Continuar',
    stop: 'Detener',
    failed: 'La voz no responde. Puede intentar de nuevo, o seguir leyendo sin ella.',
    tryAgain: 'Intentar de nuevo',
    close: 'Cerrar',
  },
} satisfies typeof en.readingTools;

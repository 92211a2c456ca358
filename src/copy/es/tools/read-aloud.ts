import type * as en from '../../en/tools/read-aloud';

export const readAloud = {
  label: 'Leer en voz alta',
  start: 'Leer en voz alta',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  failed: 'La voz no funciona. Puede intentar de nuevo, o seguir leyendo sin ella.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
} satisfies typeof en.readAloud;

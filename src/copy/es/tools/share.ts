import type * as en from '../../en/tools/share';

export const share = {
  button: 'Compartir esta página',
  copied: 'La dirección de esta página está copiada.',
  byHand: 'Para compartir esta página, copie su dirección:',
} satisfies typeof en.share;

import type * as en from '../../en/page/easy-error';
import { errorScreen } from './site';

/** The error screen in plain language, one sentence a line. It needs no other file, since loading one may have failed. */
export const easyErrorScreen = {
  ...errorScreen,
  title: 'Esta página no se abrió',
  text: 'Es un error nuestro.\nUsted no hizo nada mal.\nNo enviamos nada.',
  offline: 'Tal vez ahora no tiene internet.\nUsted no hizo nada mal.\nNo enviamos nada.',
  help: 'Puede intentar de nuevo.\nO pregúntenos:',
} satisfies typeof en.easyErrorScreen;

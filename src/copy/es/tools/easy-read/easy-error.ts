import type * as en from '../../../en/tools/easy-read/easy-error';
import { errorScreen } from '../../shared/site';

export const easyErrorScreen = {
  ...errorScreen,
  title: 'Esta página no se abrió',
  text: 'Es un error nuestro.\nUsted no hizo nada mal.\nNo enviamos nada.',
  offline: 'Tal vez ahora no tiene internet.\nUsted no hizo nada mal.\nNo enviamos nada.',
  reloadNote: 'También puede recargar la página.\nEso borra lo que usted escribió aquí.',
  copied: 'Ahora puede pegar su texto.',
  selected: 'Para copiar el texto, presione Ctrl y C a la vez.\nO toque el texto y deje el dedo allí.',
  help: 'Puede intentar de nuevo.\nO pregúntenos:',
} satisfies typeof en.easyErrorScreen;

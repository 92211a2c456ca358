import type * as en from '../../en/screens/forms';

export const forms = {
  requiredNote: 'Los campos con asterisco (*) son obligatorios.',
  summaryTitle: 'Por favor, revise estos campos',
  textLimit: {
    left: 'Caracteres que quedan: {count}',
    cut: 'Este texto era demasiado largo. Dejamos los primeros {max} caracteres; por favor, revise cómo termina.',
  },
} satisfies typeof en.forms;

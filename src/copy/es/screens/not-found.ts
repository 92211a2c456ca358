import type * as en from '../../en/screens/not-found';

export const notFound = {
  code: '404',
  text: '¡Ups! No encontramos la página',
  help: 'Tal vez la dirección tiene un error. Le ayudamos a encontrar el camino.',
  home: 'Volver a Inicio',
  /** What the addresses of the privacy policy and the terms say. */
  legal: {
    title: 'Qué hace este sitio con sus datos',
    text: 'Este sitio no envía nada de lo que usted escribe aquí, y no guarda nada. Los ajustes de texto y colores solo están en la dirección de la página. Todo lo demás desaparece cuando termina su visita. Si quiere conocer todas nuestras reglas y condiciones, pregúntenos.',
  },
} satisfies typeof en.notFound;

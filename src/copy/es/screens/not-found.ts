import type * as en from '../../en/screens/not-found';

export const notFound = {
  code: '404',
  oops: '¡Ups!',
  text: 'No encontramos la página',
  help: 'No hay ninguna página en esta dirección. Le ayudamos a encontrar el camino.',
  home: 'Volver a Inicio',
  legal: {
    lead: 'Este texto todavía no está en el sitio. Esto es lo que el sitio hace con sus datos:',
    text: 'Lo que usted escribe aquí no se envía, y el sitio no lo guarda. Sus ajustes de texto y colores son parte de la dirección de esta página. Como en la mayoría de los sitios, el servidor web puede anotar qué páginas se abrieron. Si quiere conocer toda nuestra política o nuestros términos, pregúntenos.',
  },
} satisfies typeof en.notFound;

import type * as en from '../en/html';

/** Home's title, the description of each screen, and what a page says if its scripts do not run. Not fetched by browsers. */
export const html = {
  opening: 'Un momento…',
  descriptions: {
    about: 'Quiénes somos, en qué trabajamos y cómo trabajamos.',
    services:
      'Nuestros servicios para personas con necesidades especiales y sus familias, cómo empezar y tres preguntas para encontrar lo adecuado.',
    programs: 'Nuestros programas, con sus horarios y lugares, y nuestros eventos comunitarios.',
    getInvolved: 'Haga voluntariado, done o forme una alianza con nosotros.',
    contact: 'Ayuda en una crisis, nuestro teléfono, dirección y horario, y un formulario para escribirnos.',
  },
  preview: {
    headline: 'Ayuda para personas con necesidades especiales y sus familias',
    description:
      '“Ayuda para personas con necesidades especiales y sus familias” sobre diecisiete hilos de colores que forman una sola tela.',
  },
  scriptsOff: {
    text: 'Muchos botones no funcionan, porque hay partes de esta página que están desactivadas o no se cargaron. Puede llamarnos o escribirnos:',
    phone: 'Teléfono',
    crisisLine: 'Línea de crisis',
    textLine: 'Mensajes de texto',
    email: 'Correo electrónico',
    reload: 'Recargar esta página',
  },
} satisfies typeof en.html;

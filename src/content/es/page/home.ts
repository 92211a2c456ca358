import type * as en from '../../en/page/home';
import { screenPaths } from '../../screen-paths';
import { reachUs } from './reach-us';

export const home = {
  heroActions: { support: 'Recibir apoyo hoy', story: 'Ver nuestra historia' },
  heroReachUs: { ...reachUs, lead: 'Para recibir apoyo o conocer nuestra historia:' },
  figuresLabel: 'Nuestro trabajo en cifras',
  figures: [
    { id: 'goals', value: '17', label: 'objetivos por los que trabajamos' },
    { id: 'lives', value: '1000+', label: 'personas beneficiadas' },
    { id: 'communities', value: '50+', label: 'comunidades' },
    { id: 'volunteers', value: '100+', label: 'personas voluntarias activas' },
  ],
  mission: {
    title: 'Nuestra misión',
    text: 'Recibir ayuda no debería depender de a quién conoce usted. Ponemos a las personas con necesidades especiales y a sus familias en contacto con proveedores de servicios, y procuramos que el camino sea corto, claro y amable.',
    points: [
      'Poner a las familias en contacto con proveedores calificados',
      'Reducir las esperas y las barreras para recibir atención',
      'Construir comunidades más fuertes y más inclusivas',
    ],
    action: 'Saber más',
    reachUs: {
      ...reachUs,
      lead: 'Pregúntenos, o lea más primero:',
      link: { text: 'Leer quiénes somos', path: screenPaths.about },
    },
  },
  services: {
    title: 'Cómo ayudamos',
    text: 'Ponemos a su lado a las personas indicadas.',
    finderLink: '¿Tiene dudas? Responda tres preguntas',
    shown: 4,
    empty:
      'Estamos actualizando nuestra lista de servicios. Pregúntenos, y le diremos cómo podemos ayudar hoy.',
  },
  start: {
    title: '¿Empezamos?',
    text: 'Busque un servicio u ofrezca el suyo. En ambos casos, el siguiente paso es una conversación.',
    actions: { find: 'Buscar servicios', provide: 'Ofrecer servicios' },
    reachUs: {
      ...reachUs,
      link: { text: 'Ver todos los servicios', path: screenPaths.services },
    },
  },
  testimonials: {
    title: 'Lo que dicen las familias',
    quote: '“{content}”',
    empty:
      'Pronto habrá nuevas historias. Si le gustaría hablar con una familia a la que hemos ayudado, pregunte en nuestra recepción.',
  },
} satisfies typeof en.home;

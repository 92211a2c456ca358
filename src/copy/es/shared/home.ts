import { dropMissing } from '@/lib/drop-missing';
import type * as en from '../../en/shared/home';
import { reachUs } from './reach-us';

export const home = ((facts) => ({
  heroActions: {
    support: { label: 'Pedir apoyo hoy', say: 'Busco apoyo.', topic: 'support' },
    story: { label: 'Ver nuestra historia', say: 'Quisiera conocer su historia.', topic: 'general' },
  },
  figuresLabel: 'Nuestro trabajo en cifras',
  figures: dropMissing<en.Figure>([
    { id: 'goals', value: '17', label: 'objetivos por los que trabajamos' },
    facts.lives && { id: 'lives', value: facts.lives, label: 'personas que recibieron ayuda' },
    facts.communities && { id: 'communities', value: facts.communities, label: 'comunidades' },
    facts.volunteers && { id: 'volunteers', value: facts.volunteers, label: 'personas voluntarias activas' },
  ]),
  mission: {
    title: 'Nuestra misión',
    action: { label: 'Saber más', say: 'Quisiera conocer la fundación.', topic: 'general' },
  },
  services: {
    title: 'Cómo ayudamos',
    finderLink: '¿No sabe por dónde empezar? Responda tres preguntas',
    shown: 4,
    empty: 'Por ahora no hay servicios en la lista. Pregúntenos qué podemos hacer.',
  },
  start: {
    title: '¿Empezamos?',
    text: 'Busque un servicio u ofrezca el suyo. El siguiente paso es una conversación.',
    actions: {
      find: { label: 'Buscar servicios', say: 'Busco un servicio.', topic: 'support' },
      provide: { label: 'Ofrecer servicios', say: 'Quisiera ofrecer mis servicios.', topic: 'provider' },
    },
    reachUs: { ...reachUs(facts), lead: 'Hable con nosotros:' },
  },
  testimonials: {
    title: 'Lo que dicen las familias',
    quote: '“{content}”',
    empty: 'Por ahora no hay historias aquí. Pregúntenos cómo podemos ayudarle.',
  },
})) satisfies typeof en.home;

import type * as en from '../../en/screens/services';
import { reachUs } from '../page/reach-us';

export const services = ((facts) => ({
  banner: {
    title: 'Servicios a la medida de su vida',
    text: 'Nadie conoce su vida mejor que usted. Nosotros sabemos quién puede ayudar y cómo pedirlo. Hablemos, y busquemos la mejor opción.',
  },
  finderByPhone: 'Por teléfono le hacemos las mismas preguntas:',
  list: {
    title: 'Cómo ayudamos',
    empty:
      'Estamos actualizando nuestra lista de servicios. Pregúntenos, y le diremos cómo podemos ayudar hoy.',
    featuresLabel: 'Qué incluye {service}',
  },
  process: {
    title: 'Nuestro proceso',
  },
  support: {
    title: 'Tipos de apoyo',
    text: 'Elija para quién es el apoyo.',
    tabsLabel: 'Para quién es el apoyo',
  },
  callToAction: {
    title: '¿Por dónde empezar?',
    text: 'A mucha gente le pasa. Llámenos, y lo vemos con usted.',
    actions: {
      call: { label: 'Llamar hoy', say: 'No sé por dónde empezar.', topic: 'support' },
      request: {
        label: 'Pedir información',
        say: 'Quisiera información sobre sus servicios.',
        topic: 'general',
      },
    },
    reachUs: { ...reachUs(facts), lead: 'Hable con nosotros:', email: facts.contacts.supportEmail },
  },
})) satisfies typeof en.services;

import type * as en from '../../en/screens/services';
import { reachUs } from '../shared/reach-us';

export const services = ((facts) => ({
  banner: {
    title: 'Servicios a la medida de su vida',
    text: 'Nadie conoce su vida mejor que usted. Sabemos quién puede ayudar y cómo pedir esa ayuda. Hablemos, y busquemos la mejor opción.',
  },
  finderByPhone: 'Las preguntas no funcionan en este navegador. Llame o escriba, y le haremos las preguntas:',
  list: {
    title: 'Cómo ayudamos',
    empty: 'Por ahora no hay servicios en la lista. Pregúntenos qué podemos hacer.',
    featuresLabel: 'Qué incluye {service}',
  },
  process: {
    title: 'Nuestro proceso',
  },
  support: {
    title: 'Tipos de apoyo',
    text: 'Hacemos una parte y buscamos quién haga lo demás. ¿Para quién es?',
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

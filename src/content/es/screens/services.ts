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
    text: 'Cuatro pasos, a su propio ritmo. Puede detenerse o cambiar de idea en cualquier momento.',
    steps: [
      {
        id: 'contact',
        title: 'Primer contacto',
        text: 'Llame, escriba o venga. Alguien le escucha. No hace falta traer nada.',
      },
      {
        id: 'assessment',
        title: 'Evaluación de necesidades',
        text: 'Hablamos de lo que es difícil, de lo que va bien y de lo que usted espera. Tómese el tiempo que necesite.',
      },
      {
        id: 'matching',
        title: 'Búsqueda de proveedores',
        text: 'Buscamos proveedores adecuados para usted y le hablamos de ellos. Usted elige.',
      },
      {
        id: 'connection',
        title: 'Conexión y apoyo',
        text: 'Le ayudamos a hacer la primera cita y, más adelante, le preguntamos cómo va todo.',
      },
    ],
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

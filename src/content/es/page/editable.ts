import { foundation } from '../../foundation';
import { sampleFoundation } from '../../sample-foundation';
import type { HomeContent } from '../../types';
import { sampleServices } from './sample-services';

/** The heading of a hero whose title was left blank. */
export const heroTitleFallback = foundation.name;

/** The sample content that a reload brings back (specification, sections 3 and 4). */
export const sampleContent: HomeContent = {
  foundation: {
    ...sampleFoundation,
    about:
      'Una fundación sin fines de lucro que trabaja por los 17 Objetivos de Desarrollo Sostenible. Ponemos a las personas con necesidades especiales y a sus familias en contacto con los proveedores de servicios adecuados.',
    entrance: 'Puede entrar en silla de ruedas. La parada de autobús está enfrente, a dos minutos.',
    hoursText: [
      'Lunes a viernes 8:00 a. m. - 6:00 p. m.',
      'Sábado 9:00 a. m. - 4:00 p. m.',
      'Domingo: cerrado',
    ],
  },
  hero: {
    title: 'Tejemos esperanza, cambiamos vidas',
    subtitle:
      'Aquí encuentran ayuda las familias, quienes cuidan y las personas con necesidades especiales. Queremos que nadie se quede fuera.',
    image: 'weave.svg',
  },
  services: sampleServices,
  testimonials: [
    {
      id: 1,
      name: 'Maria S.',
      role: 'Madre de Leo, de 7 años',
      content:
        'Llevábamos un año en tres listas de espera. Dos semanas después de la primera llamada, Leo tenía una terapeuta del habla que entiende sus chistes.',
      rating: 5,
    },
    {
      id: 2,
      name: 'Daniel O.',
      role: 'Cuida a su hermano',
      content:
        'Le preguntaron a mi hermano qué quería, en vez de preguntarme a mí. Nadie lo había hecho antes.',
      rating: 5,
    },
    {
      id: 3,
      name: 'Amina K.',
      role: 'Trabaja en una biblioteca',
      content:
        'Mis padres y yo practicamos el viaje en autobús. Ahora voy al trabajo en autobús por mi cuenta.',
      rating: 5,
    },
  ],
  events: [
    {
      id: 1,
      title: 'Puertas abiertas de invierno',
      date: '2024-12-15',
      time: '10:00 a. m. - 2:00 p. m.',
      location: 'Oficina de la fundación, 17 Loom Street',
      description:
        'Nuestra oficina suele cerrar los domingos, pero ese día abre. Venga por una sopa caliente, un recorrido y tiempo para preguntar lo que quiera. La sala tranquila está abierta todo el tiempo.',
    },
    {
      id: 2,
      title: 'Hora de música sin ruidos fuertes',
      date: '2024-12-20',
      time: '3:00 p. m. - 4:00 p. m.',
      location: 'Biblioteca Riverside, planta baja',
      description:
        'Luces suaves, sonido bajo y espacio para moverse. Aplauda, tararee, baile o solo escuche.',
    },
    {
      id: 3,
      title: 'Reunión de familias: planes para el nuevo año',
      date: '2025-01-05',
      time: '6:00 p. m. - 8:00 p. m.',
      location: 'Centro comunitario, sala 4',
      description:
        'Traiga sus preguntas sobre la escuela y los beneficios. Planeamos con usted los próximos tres meses, paso a paso.',
    },
  ],
};

import { foundation } from '../../foundation';
import { sampleFoundation } from '../../sample-foundation';
import type { EditableContent } from '../../types';

/** The heading of a hero whose title was left blank. */
export const heroTitleFallback = foundation.name;

/** The sample content that a reload brings back (specification, sections 3 and 4). */
export const sampleContent: EditableContent = {
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
      'Las familias, quienes cuidan y las personas con necesidades especiales encuentran aquí la ayuda que buscan. Nos aseguramos de que nadie se quede fuera.',
    image: 'weave.svg',
  },
  services: [
    {
      id: 1,
      title: 'Búsqueda de proveedores',
      description:
        'Cuéntenos cómo son sus días. Buscamos terapeutas, escuelas y personas cuidadoras que le convengan y, si quiere, le acompañamos en su primera llamada.',
      icon: 'handshake',
      features: [
        'Una primera conversación de 30 minutos, en persona o por teléfono',
        'Dos o tres proveedores que pueden atenderle ahora',
        'Ayuda con la primera visita',
        'Una llamada después de un mes, para saber cómo va todo',
      ],
    },
    {
      id: 2,
      title: 'Servicios de apoyo',
      description:
        'Alguien que cuide unas horas por la noche, transporte, una silla de ruedas prestada: lo que ayuda en el día a día.',
      icon: 'hands',
      features: [
        'Personas cuidadoras capacitadas, para que madres y padres descansen',
        'Transporte a las citas médicas, a la escuela y al trabajo',
        'Equipos en préstamo, gratis por seis meses',
        'Alguien con quien hablar, en los días buenos y en los malos',
      ],
    },
    {
      id: 3,
      title: 'Directorio de recursos',
      description: 'Derechos, beneficios y formularios, explicados en lenguaje sencillo.',
      icon: 'book',
      features: [
        'Versiones en letra grande, en audio y en lectura fácil',
        'Ayuda para llenar formularios, línea por línea',
        'Una lista de servicios cerca de usted, actualizada a menudo',
        'Respuestas sobre la escuela, el trabajo, el dinero y la ley',
      ],
    },
    {
      id: 4,
      title: 'Programas comunitarios',
      description: 'Grupos, talleres y paseos donde nadie tiene que dar explicaciones primero.',
      icon: 'people',
      features: [
        'Lugares accesibles en silla de ruedas, con una sala tranquila',
        'Intérpretes de lengua de señas, si los pide una semana antes',
        'Pueden venir hermanas, hermanos y amistades',
        'Sin cuotas y sin formularios largos',
      ],
    },
  ],
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

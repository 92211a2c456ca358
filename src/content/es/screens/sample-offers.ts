import type { Gift, Partnership, SupportType, VolunteerRole } from '../../types';

// What a foundation offers and asks for, as samples.

export const sampleRoles: readonly VolunteerRole[] = [
  {
    id: 1,
    icon: 'people',
    title: 'Mentoría de igual a igual',
    description: 'Apoye a alguien que pasa por lo que usted ya pasó.',
    commitment: '4-6 horas/mes',
    requirements: [
      'Conocer la discapacidad o el cuidado por experiencia propia',
      'Venir a dos clases de capacitación por la noche',
      'Quedarse un año',
    ],
  },
  {
    id: 2,
    icon: 'calendar',
    title: 'Apoyo en eventos',
    description: 'Acomode sillas, reciba a la gente, sirva café, tome fotos y ayude a limpiar.',
    commitment: 'Horario flexible',
    requirements: [
      'Ser amable y llegar a tiempo',
      'Tener 16 años o más',
      'Escuchar una breve charla de seguridad ese día',
    ],
  },
  {
    id: 3,
    icon: 'home',
    title: 'Apoyo a las familias',
    description: 'Dé una tarde libre a madres y padres: juegue, cocine o lea con las niñas y los niños.',
    commitment: '8-10 horas/mes',
    requirements: [
      'Darnos dos referencias',
      'Aceptar que revisemos si tuvo problemas graves con la ley; lo pagamos nosotros',
      'Tomar un curso de primeros auxilios, que ofrecemos nosotros',
    ],
  },
  {
    id: 4,
    icon: 'briefcase',
    title: 'Administración',
    description:
      'Teléfonos, cartas, listas y materiales. Es un trabajo tranquilo que mantiene todo en marcha.',
    commitment: '4-8 horas/mes',
    requirements: [
      'Saber lo básico de computación',
      'Guardar la información privada',
      'Venir el mismo día todas las semanas',
    ],
  },
];

export const sampleGifts: readonly Gift[] = [
  {
    id: 1,
    amount: '$25',
    description: 'El transporte de ida y vuelta a la terapia para una niña o un niño.',
  },
  {
    id: 2,
    amount: '$50',
    description:
      'Unas horas libres por la noche para una madre o un padre, con una persona cuidadora capacitada en casa.',
  },
  {
    id: 3,
    amount: '$100',
    description: 'Un lugar en un taller, con apuntes, subtítulos y cuidado infantil.',
  },
  {
    id: 4,
    amount: '$250',
    description: 'Una silla de ruedas, un andador o un dispositivo para hablar, en préstamo por seis meses.',
  },
];

export const samplePartnerships: readonly Partnership[] = [
  {
    id: 1,
    icon: 'handshake',
    title: 'Alianza con proveedores de servicios',
    description: 'Conozca familias que buscan lo que usted hace.',
    benefits: [
      'Le referimos familias que necesitan lo que usted ofrece',
      'Menos papeleo para empezar',
      'Un lugar en nuestro directorio',
    ],
  },
  {
    id: 2,
    icon: 'building',
    title: 'Patrocinio de empresas',
    description: 'Ponga su nombre en algo que la gente recordará.',
    benefits: [
      'Informes claros de lo que se hizo con su dinero',
      'Días de voluntariado para su equipo',
      'Capacitación sobre la inclusión de personas con discapacidad para su personal',
    ],
  },
  {
    id: 3,
    icon: 'sprout',
    title: 'Organizaciones comunitarias',
    description: 'Comparta espacio, habilidades y personas voluntarias con la fundación.',
    benefits: [
      'Eventos en conjunto, con gastos compartidos',
      'Una revisión gratis de la accesibilidad de su espacio',
      'Ayuda de nuestra red de voluntariado',
    ],
  },
];

export const sampleSupport: readonly SupportType[] = [
  {
    id: 1,
    title: 'Persona',
    description: 'Para una sola persona, según sus propias metas.',
    features: [
      'Terapia del habla, terapia ocupacional y terapia física',
      'Asistencia personal en la escuela o en el trabajo',
      'Orientación para la vida diaria, desde la cocina hasta el dinero',
      'Ayuda para encontrar y conservar un empleo',
      'Consejería con alguien que se toma el tiempo de escuchar',
    ],
  },
  {
    id: 2,
    title: 'Familia',
    description: 'Para toda la casa, porque cuidar es un trabajo en equipo.',
    features: [
      'Cuidado de relevo, para que usted pueda dormir o salir',
      'Capacitación para madres, padres, abuelas y abuelos',
      'Un grupo para hermanas y hermanos',
      'Consejería familiar, en persona o por videollamada',
      'Ayuda con beneficios, cartas y apelaciones',
    ],
  },
  {
    id: 3,
    title: 'Comunidad',
    description: 'Para escuelas, clubes, empresas y barrios.',
    features: [
      'Revisión de la accesibilidad de edificios y sitios web',
      'Talleres sobre la convivencia y el trabajo en equipo',
      'Capacitación para docentes y para quienes entrenan equipos',
      'Clubes accesibles de deporte y arte',
      'Redes de apoyo mutuo dirigidas por personas con discapacidad',
    ],
  },
];

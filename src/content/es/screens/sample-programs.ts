import type { Program } from '../../types';

/** The sample programs. The finder knows them by their ids. */
export const samplePrograms: readonly Program[] = [
  {
    id: 1,
    title: 'Grupos de apoyo mutuo',
    category: 'Apoyo',
    description: 'Un círculo de personas que saben lo que se siente. Hable, o solo escuche.',
    schedule: 'Martes, 6:00 p. m. - 7:30 p. m.',
    location: 'Centro comunitario, sala 2',
    ageGroup: 'Personas adultas, 18+',
    features: [
      'Grupos pequeños, de hasta diez personas',
      'Con la guía de alguien que vivió lo mismo y recibió capacitación',
      'Puede participar en línea si le resulta más fácil',
    ],
  },
  {
    id: 2,
    title: 'Talleres educativos',
    category: 'Educación',
    description:
      'Un tema, dos horas, lenguaje sencillo: planes escolares, beneficios o tecnología de asistencia.',
    schedule: 'Primer sábado del mes, 10:00 a. m. - 12:00 p. m.',
    location: 'Biblioteca Riverside',
    ageGroup: 'Todas las edades',
    features: [
      'Apuntes en letra grande para llevar a casa',
      'Subtítulos y lengua de señas',
      'Cuidado infantil al lado',
    ],
  },
  {
    id: 3,
    title: 'Apoyo para el empleo',
    category: 'Empleo',
    description: 'Desde “¿Para qué tengo talento?” hasta su primer día de trabajo y los meses que siguen.',
    schedule: 'Lunes y jueves, 1:00 p. m. - 4:00 p. m.',
    location: 'Oficina de la fundación',
    ageGroup: '16+',
    features: [
      'Su persona de apoyo en el empleo (job coach)',
      'Práctica de entrevistas',
      'Días de prueba en empresas locales',
    ],
  },
  {
    id: 4,
    title: 'Habilidades para la vida independiente',
    category: 'Vida diaria',
    description:
      'Cocinar, moverse por la ciudad, manejar el dinero, vivir por su cuenta. Se aprende haciendo, a su propio ritmo.',
    schedule: 'Miércoles, 3:00 p. m. - 5:30 p. m.',
    location: 'Apartamento de práctica, 19 Loom Street',
    ageGroup: '16+',
    features: [
      'Una cocina de verdad para practicar',
      'Práctica para viajar en autobús y en tren',
      'Un plan que escribe usted',
    ],
  },
  {
    id: 5,
    title: 'Red de apoyo familiar',
    category: 'Familia',
    description: 'Madres, padres, abuelas, abuelos, hermanas y hermanos se ayudan en el día a día.',
    schedule: 'Segundo y cuarto domingo de cada mes, 2:00 p. m. - 5:00 p. m.',
    location: 'Pabellón de Riverside Park',
    ageGroup: 'Toda la familia',
    features: [
      'Un rincón de juegos con personas cuidadoras capacitadas',
      'Otras familias a quienes llamar en los días difíciles',
      'Comidas compartidas',
    ],
  },
  {
    id: 6,
    title: 'Integración en la comunidad',
    category: 'Vida social',
    description: 'Deportes, coro, teatro y paseos. Cada quien participa a su manera.',
    schedule: 'Viernes, 5:00 p. m. - 8:00 p. m.',
    location: 'Lugares por toda la ciudad',
    ageGroup: '10 años o más',
    features: [
      'Alguien que le acompaña en las primeras visitas',
      'Lugares accesibles en silla de ruedas',
      'Transporte si lo pide',
    ],
  },
];

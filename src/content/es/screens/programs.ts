import type * as en from '../../en/screens/programs';
import { reachUs } from '../page/reach-us';

export const programs = {
  banner: {
    title: 'Programas y eventos',
    text: 'Aprenda algo nuevo, conozca gente, prepárese para lo que viene. Todos los programas son gratis, y puede visitarlos antes de inscribirse.',
  },
  list: {
    title: 'Nuestros programas',
    action: {
      label: 'Saber más',
      say: 'Quisiera saber más de este programa: {title}.',
      topic: 'general',
    },
    labels: { category: 'Categoría', schedule: 'Cuándo', location: 'Dónde', ageGroup: 'Edades' },
    featuresLabel: 'Lo mejor de {program}',
    items: [
      {
        id: 'peer-support',
        title: 'Grupos de apoyo mutuo',
        category: { id: 'support', label: 'Apoyo' },
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
        id: 'workshops',
        title: 'Talleres educativos',
        category: { id: 'education', label: 'Educación' },
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
        id: 'employment',
        title: 'Apoyo para el empleo',
        category: { id: 'career', label: 'Empleo' },
        description:
          'Desde “¿Para qué tengo talento?” hasta su primer día de trabajo y los meses que siguen.',
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
        id: 'independent-living',
        title: 'Habilidades para la vida independiente',
        category: { id: 'life-skills', label: 'Vida diaria' },
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
        id: 'family-network',
        title: 'Red de apoyo familiar',
        category: { id: 'family', label: 'Familia' },
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
        id: 'community-integration',
        title: 'Integración en la comunidad',
        category: { id: 'social', label: 'Vida social' },
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
    ],
  },
  events: {
    title: 'Próximos eventos',
    reachUs: { ...reachUs, lead: 'Para inscribirse en un evento:' },
    action: { label: 'Inscribirse ahora', say: 'Quisiera inscribirme en: {title}.', topic: 'general' },
    labels: { location: 'Dónde' },
    calendar: {
      text: 'Agregar al calendario',
      label: 'Agregar al calendario: {title}',
      saved: {
        title: 'Archivo de calendario guardado',
        description: 'Ábralo para agregar el evento a su calendario.',
      },
    },
    over: 'Este evento ya terminó',
    past: { one: 'Evento pasado, {count}', other: 'Eventos pasados, {count}' },
    noneAhead: {
      text: 'Por ahora no hay fechas.',
      link: 'La mayoría de nuestros programas se reúne cada semana',
      reachUs: { ...reachUs, lead: 'Para preguntar por las próximas fechas:' },
    },
    empty: 'Por ahora no hay eventos planeados. Pregúntenos, y le diremos qué viene.',
  },
  callToAction: {
    title: '¿Le gustaría participar?',
    text: 'Venga una vez y vea cómo se siente. Puede traer a alguien de confianza.',
    actions: {
      register: {
        label: 'Inscribirse en programas',
        say: 'Quisiera inscribirme en un programa.',
        topic: 'general',
      },
      ask: { label: 'Hacer preguntas', say: 'Tengo una pregunta sobre sus programas.', topic: 'general' },
    },
    reachUs: { ...reachUs, lead: 'Hable con nosotros:' },
  },
} satisfies typeof en.programs;

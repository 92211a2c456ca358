import type * as en from '../../en/screens/programs';
import { reachUs } from '../shared/reach-us';

export const programs = ((facts) => ({
  banner: {
    title: 'Programas y eventos',
    text: 'Aprenda algo nuevo, conozca gente, prepárese para lo que viene. Pregúntenos cuánto cuesta un programa y si puede visitarlo antes de inscribirse.',
  },
  list: {
    title: 'Nuestros programas',
    action: {
      label: 'Saber más',
      say: 'Quisiera saber más de este programa: {title}.',
      topic: 'general',
    },
    labels: { category: 'Categoría', schedule: 'Cuándo', location: 'Dónde', ageGroup: 'Edades' },
    featuresLabel: 'Qué ofrece {program}',
    categories: {
      support: 'Apoyo',
      education: 'Educación',
      career: 'Empleo',
      'life-skills': 'Vida diaria',
      family: 'Familia',
      social: 'Vida social',
    },
    empty: 'Por ahora no hay programas en la lista. Pregúntenos qué hay planeado.',
  },
  events: {
    title: 'Próximos eventos',
    link: 'Eventos',
    reachUs: { ...reachUs(facts), lead: 'Para inscribirse en un evento:' },
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
    over: {
      text: 'Este evento ya terminó',
      action: {
        label: 'Inscribirse ahora',
        say: 'No pude ir a {title}. ¿Habrá otra fecha?',
        topic: 'general',
        answer: 'Este evento ya terminó. Pregúntenos por el próximo.',
      },
    },
    past: { one: 'Evento pasado, {count}', other: 'Eventos pasados, {count}' },
    noneAhead: {
      text: 'Por ahora no hay fechas.',
      link: 'Ver nuestros programas',
      reachUs: { ...reachUs(facts), lead: 'Para preguntar por las próximas fechas:' },
    },
    empty: 'Por ahora no hay eventos en la lista. Pregúntenos qué hay planeado.',
  },
  callToAction: {
    title: '¿Le gustaría participar?',
    text: 'Pregúntenos lo que quiera antes de decidir. Puede traer a alguien de confianza.',
    actions: {
      register: {
        label: 'Inscribirse en programas',
        say: 'Quisiera inscribirme en un programa.',
        topic: 'general',
      },
      ask: { label: 'Hacer preguntas', say: 'Tengo una pregunta sobre sus programas.', topic: 'general' },
    },
    reachUs: { ...reachUs(facts), lead: 'Hable con nosotros:' },
  },
})) satisfies typeof en.programs;

import type * as en from '../../../en/tools/easy-read/finder';

export const easyFinder = {
  title: 'Buscar ayuda',
  text: 'Responda 3 preguntas.\nNo guardamos sus respuestas.',
  progress: 'Pregunta {number} de {total}',
  questions: {
    who: {
      title: '¿Quién necesita ayuda?',
      answers: {
        me: { icon: 'heart', label: 'Yo' },
        child: { icon: 'sprout', label: 'Mi hija o hijo' },
        adult: { icon: 'hands', label: 'Otra persona adulta' },
        family: { icon: 'home', label: 'Mi familia' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
    hard: {
      title: '¿Qué es difícil?',
      answers: {
        helper: { icon: 'search', label: 'Encontrar a alguien que ayude' },
        week: { icon: 'calendar', label: 'La vida diaria' },
        forms: { icon: 'book', label: 'Formularios y dinero' },
        alone: { icon: 'people', label: 'Sentirse solo o sola' },
        skills: { icon: 'puzzle', label: 'Cocinar, tomar el autobús y otras cosas' },
        work: { icon: 'briefcase', label: 'El trabajo' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
    meet: {
      title: '¿Cómo quiere hablar?',
      answers: {
        phone: { icon: 'phone', label: 'Por teléfono o internet' },
        person: { icon: 'handshake', label: 'En persona' },
        group: { icon: 'people', label: 'En un grupo' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
  },
  yourAnswer: 'Su respuesta',
  back: 'Atrás',
  startOver: 'Empezar de nuevo',
  result: {
    title: 'Esto puede ayudarle',
    text: {
      me: 'Es para usted.\nUsted elige.',
      child: 'Es para su hija o hijo.\nUsted elige.',
      adult: 'Es para la otra persona adulta.\nUsted elige.',
      family: 'Es para su familia.\nUsted elige.',
      unsure: 'Usted elige.',
    },
    because: [
      'Usted dijo: “{first}”.',
      'Usted dijo: “{first}” y “{second}”.',
      'Usted dijo: “{first}”, “{second}” y “{third}”.',
    ],
    otherwise: 'Puede preguntarnos por esto.',
    none: 'La lista está vacía ahora.\nPregunte qué podemos hacer.',
    reachUs: 'Le ayudamos a elegir.',
    next: 'Primero escuchamos.\nDespués le decimos el siguiente paso.',
    print: 'Imprimir esta lista',
  },
} satisfies typeof en.easyFinder;

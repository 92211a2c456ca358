export const finder = {
  title: '¿Qué necesita?',
  text: 'Responda tres preguntas, y le sugerimos por dónde empezar. No guardamos sus respuestas.',
  progress: 'Pregunta {number} de {total}',
  questions: {
    who: {
      title: '¿Para quién es la ayuda?',
      answers: {
        me: { icon: 'heart', label: 'Para mí' },
        child: { icon: 'sprout', label: 'Para mi hija o hijo' },
        adult: { icon: 'hands', label: 'Para otra persona adulta' },
        family: { icon: 'home', label: 'Para toda la familia' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
    hard: {
      title: '¿Qué le resulta difícil ahora?',
      answers: {
        helper: { icon: 'search', label: 'Encontrar terapeuta, escuela o persona cuidadora' },
        week: { icon: 'calendar', label: 'El día a día' },
        forms: { icon: 'book', label: 'Formularios, beneficios y derechos' },
        alone: { icon: 'people', label: 'La soledad' },
        skills: { icon: 'puzzle', label: 'Tareas diarias, como cocinar o tomar el autobús' },
        work: { icon: 'briefcase', label: 'Encontrar o conservar un empleo' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
    meet: {
      title: '¿Cómo prefiere recibir la ayuda?',
      answers: {
        phone: { icon: 'phone', label: 'Por teléfono o en línea' },
        person: { icon: 'handshake', label: 'En persona, cara a cara' },
        group: { icon: 'people', label: 'En un grupo' },
        unsure: { icon: 'compass', label: 'No sé' },
      },
    },
  },
  yourAnswer: 'Su respuesta',
  back: 'Atrás',
  startOver: 'Empezar de nuevo',
  result: {
    title: 'Por dónde empezar',
    text: {
      me: 'Para usted. Empiece con cualquiera de estas opciones. Puede cambiar de idea en cualquier momento.',
      child:
        'Para su hija o hijo. Empiece con cualquiera de estas opciones. Puede cambiar de idea en cualquier momento.',
      adult:
        'Para esa persona adulta. Empiece con cualquiera de estas opciones. Puede cambiar de idea en cualquier momento.',
      family:
        'Para toda su familia. Empiece con cualquiera de estas opciones. Puede cambiar de idea en cualquier momento.',
      unsure: 'Empiece con cualquiera de estas opciones. Puede cambiar de idea en cualquier momento.',
    },
    because: [
      'Porque dijo “{first}”.',
      'Porque dijo “{first}” y “{second}”.',
      'Porque dijo “{first}”, “{second}” y “{third}”.',
    ],
    otherwise: 'También ofrecemos esto. Pregúntenos si le podría ayudar.',
    none: 'Por ahora no hay nada en la lista. Pregúntenos qué podemos hacer.',
    reachUs: 'Para empezar:',
    next: 'Pregunte por “{name}”. Primero escuchamos, y luego le decimos cuál es el siguiente paso.',
    print: 'Imprimir esta lista',
  },
};

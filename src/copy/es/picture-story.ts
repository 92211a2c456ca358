import type * as en from '../en/picture-story';

export const pictureStory = ((facts) => ({
  title: 'Qué pasa cuando usted viene',
  text: 'Estos dibujos muestran su primera visita. No es un examen. Puede irse cuando quiera.',
  steps: [
    {
      picture: 'place',
      alt: 'Una marca en un mapa',
      lines: [`Usted viene a ${facts.addressInline}.`, { fact: 'entrance' }],
    },
    {
      picture: 'desk',
      alt: 'Una persona en una recepción',
      lines: [
        'Una persona en la recepción le da la bienvenida.',
        { fact: 'frontDesk' },
        'Puede decir: “Vengo por primera vez”.',
      ],
    },
    {
      picture: 'calmRoom',
      alt: 'Una silla en una sala tranquila',
      lines: [
        '¿Hay mucho ruido o mucha luz?',
        'Pídanos un lugar tranquilo para esperar.',
        { fact: 'quietRoom' },
      ],
    },
    {
      picture: 'buddy',
      alt: 'Dos personas, una al lado de la otra',
      lines: [
        'Puede traer a alguien de confianza.',
        '¿Necesita intérprete?',
        'Pregúntenos antes de venir.',
        { fact: 'interpreter' },
      ],
    },
    {
      picture: 'listen',
      alt: 'Alguien que escucha',
      lines: ['Le preguntamos qué es difícil y qué espera lograr.', 'Puede hablar, escribir o señalar.'],
    },
    {
      picture: 'noPaper',
      alt: 'Una hoja de papel tachada',
      lines: [{ fact: 'papers' }, 'No tiene que responder a todas las preguntas.', { fact: 'questions' }],
    },
    {
      picture: 'clock',
      alt: 'Un reloj',
      lines: [{ fact: 'firstVisit' }, 'Tómese el tiempo que necesite.', 'Puede tomar un descanso.'],
    },
    {
      picture: 'calendar',
      alt: 'Una hoja de calendario',
      lines: [
        'Acordamos el próximo paso.',
        'Puede pedirnos que lo anotemos.',
        'Después nos despedimos.',
        { fact: 'nextStep' },
      ],
    },
  ] satisfies en.StoryStep[],
  call: {
    title: 'Qué pasa cuando usted llama',
    text: 'La primera llamada, en dibujos.',
    steps: [
      {
        picture: 'phone',
        alt: 'Un teléfono',
        lines: [
          `Usted llama al ${facts.contacts.phone.text} en nuestro horario.`,
          'Otra persona puede llamar por usted.',
        ],
      },
      {
        picture: 'talk',
        alt: 'Dos personas que hablan',
        lines: [
          'Alguien contesta y le escucha.',
          { fact: 'firstCall' },
          'Puede decir: “Necesito más tiempo”.',
        ],
      },
      {
        picture: 'ask',
        alt: 'Un signo de interrogación',
        lines: ['Le preguntamos qué necesita.', 'No tiene que decirnos su nombre.'],
      },
      {
        picture: 'calendar',
        alt: 'Una hoja de calendario',
        lines: ['Acordamos el próximo paso: una visita u otra llamada.', 'Puede colgar cuando quiera.'],
      },
    ] satisfies en.StoryStep[],
  },
  print: 'Imprimir esta historia',
})) satisfies typeof en.pictureStory;

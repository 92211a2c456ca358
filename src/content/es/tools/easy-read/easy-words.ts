import type * as en from '../../../en/tools/easy-read/easy-words';

/** The hard words of Easy read. Each is explained where a screen first uses it. */
export const easyWords = {
  specialNeeds: {
    forms: ['necesidades especiales'],
    explanation: 'Las personas con necesidades especiales necesitan más ayuda en la vida diaria.',
  },
  disability: {
    forms: ['discapacidad', 'discapacidades'],
    explanation: 'Una discapacidad puede hacer difíciles algunas cosas, como caminar.',
  },
  provider: {
    forms: ['proveedor', 'proveedores'],
    explanation: 'Un proveedor es una persona o un grupo que ayuda.',
  },
  therapy: {
    forms: ['terapia', 'terapeuta', 'terapeutas'],
    explanation: 'La terapia ayuda a moverse, a hablar o a sentirse mejor.',
  },
  caregiver: {
    forms: ['persona cuidadora', 'personas cuidadoras'],
    explanation: 'Una persona cuidadora ayuda a alguien en la vida diaria.',
  },
  volunteer: {
    forms: ['persona voluntaria', 'personas voluntarias', 'voluntariado'],
    explanation: 'Una persona voluntaria ayuda gratis.',
  },
  workshop: {
    forms: ['taller', 'talleres'],
    explanation: 'Un taller es una clase corta.',
  },
  community: {
    forms: ['comunidad', 'comunidades'],
    explanation: 'Una comunidad es un grupo de personas de un lugar.',
  },
  rights: {
    forms: ['derechos'],
    explanation: 'Los derechos son cosas que la ley le da.',
  },
  benefits: {
    forms: ['beneficios'],
    explanation: 'Los beneficios son dinero o ayuda del gobierno.',
  },
  flexible: {
    forms: ['horario flexible'],
    explanation: 'Un horario flexible es un horario que usted elige.',
  },
  signLanguage: {
    forms: ['lengua de señas'],
    explanation: 'En lengua de señas, la gente habla con las manos.',
  },
  crisis: {
    forms: ['crisis'],
    explanation: 'Crisis significa sentirse muy mal o estar en peligro.',
  },
  unitedNations: {
    forms: ['Naciones Unidas'],
    explanation: 'Casi todos los países trabajan juntos en las Naciones Unidas.',
  },
} satisfies typeof en.easyWords;

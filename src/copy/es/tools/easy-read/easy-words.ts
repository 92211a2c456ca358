import type * as en from '../../../en/tools/easy-read/easy-words';

export const easyWords = {
  specialNeeds: {
    forms: ['necesidades especiales'],
    explanation: 'Las personas con necesidades especiales necesitan más ayuda en su vida diaria.',
  },
  disability: {
    forms: ['discapacidad', 'discapacidades'],
    explanation: 'Con una discapacidad puede ser difícil ver, aprender o caminar.',
  },
  provider: {
    forms: ['proveedor', 'proveedores'],
    explanation: 'Un proveedor trabaja ayudando a otras personas.',
  },
  therapy: {
    forms: ['terapia', 'terapeuta', 'terapeutas'],
    explanation: 'La terapia ayuda a moverse, a hablar o a sentirse mejor.',
  },
  caregiver: {
    forms: ['persona cuidadora', 'personas cuidadoras'],
    explanation: 'Una persona cuidadora ayuda a alguien en su vida diaria.',
  },
  volunteer: {
    forms: ['persona voluntaria', 'personas voluntarias', 'voluntariado'],
    explanation: 'Una persona voluntaria ayuda sin cobrar.',
  },
  workshop: {
    forms: ['taller', 'talleres'],
    explanation: 'Un taller es una clase corta.',
  },
  rights: {
    forms: ['derechos'],
    explanation: 'Los derechos son lo que la ley le permite hacer o tener.',
  },
  benefits: {
    forms: ['beneficios'],
    explanation: 'Los beneficios son dinero o ayuda del gobierno.',
  },
  flexible: {
    forms: ['horario flexible'],
    explanation: 'Con un horario flexible, usted elige cuándo viene.',
  },
  signLanguage: {
    forms: ['lengua de señas'],
    explanation: 'En lengua de señas, la gente habla con las manos.',
  },
  videoRelay: {
    forms: ['retransmisión de video'],
    explanation: 'Con la retransmisión de video, alguien nos traduce sus señas.',
  },
  interpreter: {
    forms: ['intérprete', 'intérpretes'],
    explanation: 'La persona intérprete dice en otro idioma lo que usted dice.',
  },
  tty: {
    forms: ['TTY'],
    explanation: 'Un TTY es un teléfono con teclado para escribir.',
  },
  businessDays: {
    forms: ['días hábiles'],
    explanation: 'Los días hábiles son de lunes a viernes.',
  },
  crisis: {
    forms: ['crisis'],
    explanation: 'En una crisis, se siente muy mal y necesita ayuda ahora mismo.',
  },
  unitedNations: {
    forms: ['Naciones Unidas'],
    explanation: 'Las Naciones Unidas son un grupo de casi todos los países.',
  },
} satisfies typeof en.easyWords;

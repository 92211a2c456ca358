/** A hard word of Easy read. */
interface EasyWord {
  /** The spellings of the word, such as the singular and the plural. */
  readonly forms: readonly string[];
  readonly explanation: string;
}

/** The hard words of Easy read. Each is explained where a screen first uses it. */
export const easyWords = {
  specialNeeds: {
    forms: ['special needs'],
    explanation: 'People with special needs need more help each day.',
  },
  disability: {
    forms: ['disability', 'disabilities'],
    explanation: 'A disability can make it hard to walk, see or learn.',
  },
  provider: {
    forms: ['provider', 'providers'],
    explanation: 'Helping people is a provider’s job.',
  },
  therapy: {
    forms: ['therapy', 'therapist', 'therapists'],
    explanation: 'Therapy can help you move, talk or feel better.',
  },
  caregiver: {
    forms: ['caregiver', 'caregivers'],
    explanation: 'A caregiver takes care of someone.',
  },
  volunteer: {
    forms: ['volunteer', 'volunteers'],
    explanation: 'A volunteer helps for free.',
  },
  workshop: {
    forms: ['workshop', 'workshops'],
    explanation: 'A workshop is a short class.',
  },
  rights: {
    forms: ['rights'],
    explanation: 'Your rights are what the law lets you do or have.',
  },
  benefits: {
    forms: ['benefits'],
    explanation: 'Benefits are money or help from the government.',
  },
  flexible: {
    forms: ['flexible'],
    explanation: 'Flexible means that you choose the time.',
  },
  signLanguage: {
    forms: ['sign language'],
    explanation: 'In sign language, people talk with their hands.',
  },
  videoRelay: {
    forms: ['video relay'],
    explanation: 'With video relay, someone tells us what you sign.',
  },
  interpreter: {
    forms: ['interpreter', 'interpreters'],
    explanation: 'An interpreter says what you say in another language.',
  },
  tty: {
    forms: ['TTY'],
    explanation: 'A TTY is a phone that you type on.',
  },
  businessDays: {
    forms: ['business days'],
    explanation: 'Business days are Monday to Friday.',
  },
  crisis: {
    forms: ['crisis'],
    explanation: 'In a crisis, you feel very bad and need help now.',
  },
  unitedNations: {
    forms: ['United Nations'],
    explanation: 'The United Nations is a group of almost all countries.',
  },
} satisfies Record<string, EasyWord>;

import type * as en from '../../en/tools/spoken-forms';

/** Spoken forms of signs and digits. `{count}` stands for a number. */
export const spokenForms = {
  /** The words before a number that tell that it is an age. */
  ages: ['edad', 'edades', 'adultas', 'adultos', 'adolescentes', 'jóvenes'],
  noon: '12 del mediodía',
  midnight: '12 de la noche',
  /** Parts of the day, by the hour from which on they are said, from 0 to 23. */
  periods: { 0: 'de la mañana', 12: 'de la tarde', 19: 'de la noche' },
  dollars: { one: '{count} dólar', other: '{count} dólares' },
  cents: { one: '{count} centavo', other: '{count} centavos' },
  and: ' y ',
  /** The signs in e-mail and web addresses. */
  signs: { '@': 'arroba', '.': 'punto', '-': 'guion', _: 'guion bajo', '+': 'más', '/': 'barra' },
  /** Addresses stay in English. A street ends at a comma, while a saint and a doctor have a name. */
  streets: {
    ...{ 'St,': 'Street,', 'St.,': 'Street,', 'Dr,': 'Drive,', 'Dr.,': 'Drive,', Ave: 'Avenue', Rd: 'Road' },
    ...{ Blvd: 'Boulevard', Ln: 'Lane', Pl: 'Place', Sq: 'Square', Pkwy: 'Parkway', Hwy: 'Highway' },
  },
  /** Short forms that mean the same anywhere. */
  abbreviations: {
    '24/7': 'las 24 horas, los 7 días de la semana',
    '&': 'y',
    Apt: 'apartamento',
    Apto: 'apartamento',
    ext: 'extensión',
    Dr: 'doctor',
    Dra: 'doctora',
    Sr: 'señor',
    Sra: 'señora',
    ODS: 'Objetivos de Desarrollo Sostenible',
  },
} satisfies typeof en.spokenForms;

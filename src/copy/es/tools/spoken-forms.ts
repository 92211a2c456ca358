import type * as en from '../../en/tools/spoken-forms';

export const spokenForms = {
  ages: ['edad', 'edades', 'adultas', 'adultos', 'adolescentes', 'jóvenes'],
  noon: '12 del mediodía',
  midnight: '12 de la noche',
  periods: { 0: 'de la mañana', 12: 'de la tarde', 19: 'de la noche' },
  dollars: { one: '{count} dólar', other: '{count} dólares' },
  cents: { one: '{count} centavo', other: '{count} centavos' },
  and: ' y ',
  signs: { '@': 'arroba', '.': 'punto', '-': 'guion', _: 'guion bajo', '+': 'más', '/': 'barra' },
  /** Addresses stay in English. A street name ends at a comma, while a saint or a doctor has a name after it. */
  streets: {
    'St,': 'Street,',
    'St.,': 'Street,',
    'Dr,': 'Drive,',
    'Dr.,': 'Drive,',
    Ave: 'Avenue',
    Rd: 'Road',
    Blvd: 'Boulevard',
    Ln: 'Lane',
    Pl: 'Place',
    Sq: 'Square',
    Pkwy: 'Parkway',
    Hwy: 'Highway',
  },
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

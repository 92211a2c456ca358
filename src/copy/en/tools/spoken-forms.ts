type Words = Readonly<Record<string, string>>;

/** Spoken forms of signs and digits. `{count}` stands for a number. */
export const spokenForms = {
  /** The words before a number that tell that it is an age. */
  ages: ['age', 'ages', 'aged', 'adults', 'teens', 'seniors'] as readonly string[],
  noon: '12 noon',
  midnight: '12 midnight',
  /** The parts of the day, by the hour from 0 to 23 at which each begins. */
  periods: { 0: 'in the morning', 12: 'in the afternoon', 17: 'in the evening', 21: 'at night' } as Words,
  dollars: { one: '{count} dollar', other: '{count} dollars' },
  cents: { one: '{count} cent', other: '{count} cents' },
  and: ' and ',
  /** The signs in e-mail and web addresses. */
  signs: { '@': 'at', '.': 'dot', '-': 'hyphen', _: 'underscore', '+': 'plus', '/': 'slash' } as Words,
  /** A street name ends at a comma, while a saint or a doctor has a name after it. */
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
  } as Words,
  /** Short forms that mean the same everywhere. */
  abbreviations: {
    '24/7': '24 hours a day, 7 days a week',
    '&': 'and',
    Apt: 'Apartment',
    Ste: 'Suite',
    ext: 'extension',
    'e.g': 'for example',
    'UN SDG': 'United Nations Sustainable Development Goal',
  } as Words,
};

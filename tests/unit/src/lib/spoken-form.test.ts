import { describe, expect, test } from 'vitest';
import * as english from '@/copy/en/tools';
import * as spanish from '@/copy/es/tools';
import { expandAbbreviations, spokenForm } from '@/lib/spoken-form';

test.each([
  ['Tuesdays, 6:00 PM - 7:30 PM', 'Tuesdays, 6:00 PM to 7:30 PM'],
  ['Sun closed', 'Sunday closed'],
  ['Monday-Friday, 9-11 AM', 'Monday to Friday, 9 to 11 AM'],
  ['2024-12-15, Room A-2', '2024-12-15, Room A-2'],
])('%s is written in full', (fact, words) => expect(expandAbbreviations(fact, english)).toBe(words));

describe.each([
  [
    'en-US',
    english,
    [
      ['Mon-Fri 8:00 AM-6:00 PM', 'Monday to Friday 8 in the morning to 6 in the evening'],
      ['Tuesdays, 6:00 PM - 7:30 PM', 'Tuesdays, 6 to 7 30 in the evening'],
      ['10:00 AM - 12:00 PM', '10 in the morning to 12 noon'],
      ['At 9:05 a.m., or at midnight, 12 AM', 'At 9 05 in the morning, or at midnight, 12 midnight'],
      ['12:30pm', '12 30 in the afternoon'],
      ['Sat & Sun, 10 AM', 'Saturday and Sunday, 10 in the morning'],
      ['Sun cream for 5 children', 'Sun cream for 5 children'],
      ['I am here. 25 am', 'I am here. 25 am'],
      ['The crisis line is available 24/7.', 'The crisis line is available 24 hours a day, 7 days a week.'],
      ['Adults, 18+', 'Adults, 18 years old or older'],
      ['1000+ people helped', '1000 or more people helped'],
      ['$1,250.50', '1250 dollars and 50 cents'],
      ['$5.01/week', '5 dollars and 1 cent a week'],
      ['$25-$50, or $100+', '25 dollars to 50 dollars, or 100 dollars or more'],
      ['Call (212) 555-0142.', 'Call 2 1 2, 5 5 5, 0 1 4 2.'],
      ['TTY: 711', 'TTY: 7 1 1'],
      ['+1 212-555-0142', '1, 2 1 2, 5 5 5, 0 1 4 2'],
      ['212.555.0142 ext. 5', '2 1 2, 5 5 5, 0 1 4 2 extension 5'],
      ['If a life is in danger, call 911.', 'If a life is in danger, call 9 1 1.'],
      ['$911 and 911 dollars', '911 dollars and 9 1 1 dollars'],
      ['17 Loom Street, New York, NY 10001', '17 Loom Street, New York, N Y 1 0 0 0 1'],
      ['120 W 42nd St., Apt. 5', '120 W 42nd Street, Apartment 5'],
      ['Newark, NJ 07102-1234', 'Newark, N J 0 7 1 0 2, 1 2 3 4'],
      ['St. Ann Ave, 5 Oak Dr., and Dr. Reed Blvd', 'St. Ann Avenue, 5 Oak Drive, and Dr. Reed Boulevard'],
      ['hello@weavinghope.example', 'hello at weavinghope dot example'],
      ['Write to a_b-c+d@x.org.', 'Write to a underscore b hyphen c plus d at x dot org.'],
      ['https://www.weavinghope.example/help', 'weavinghope dot example slash help'],
      ['Instagram: @weavinghope', 'Instagram: at weavinghope'],
      ['UN SDG Alignment', 'United Nations Sustainable Development Goal Alignment'],
      ['Listen, e.g. at home.', 'Listen, for example at home.'],
      ['.', '.'],
    ],
  ],
  [
    'es-US',
    spanish,
    [
      ['Lunes a viernes 8:00 a. m. - 6:00 p. m.', 'Lunes a viernes 8 de la mañana a 6 de la tarde'],
      ['De 10:00 a. m. a 12:00 p. m.', 'De 10 de la mañana a 12 del mediodía'],
      ['Abierto ahora hasta las 9:15 p. m.', 'Abierto ahora hasta las 9 15 de la noche'],
      ['En el mar', 'En el mar'],
      ['Atiende 24/7.', 'Atiende las 24 horas, los 7 días de la semana.'],
      ['Personas adultas, 18+', 'Personas adultas, 18 años o más'],
      ['$1.50', '1 dólar y 50 centavos'],
      ['Llame al (212) 555-0142.', 'Llame al 2 1 2, 5 5 5, 0 1 4 2.'],
      ['17 Loom St., Apto. 5', '17 Loom Street, apartamento 5'],
      ['La Dra. Vega y el Sr. Ruiz', 'La doctora Vega y el señor Ruiz'],
    ],
  ],
] as const)('%s', (locale, copy, table) => {
  test.each(table.map((row) => [...row]))('%s', (text = '', words = '') => {
    expect(spokenForm(text, copy, locale)).toBe(words);
  });
});

// With work that grows with the square of its length, it would hang.
test.each(['a', '1', '1-', '(1', '1 A', '@', 'Mon-'])('a long text of %j has a form to be said', (piece) =>
  expect(spokenForm(piece.repeat(200_000), english, 'en-US').length).toBeGreaterThan(100_000),
);

import { expect, test } from 'vitest';
import * as en from '@/content/en/content';
import * as es from '@/content/es/content';
import type { Notice, Problem } from '@/content-file/content-file';
import { fileProblemText, fileProblemTexts } from '@/content-file/file-problem-text';

test.each<[Problem | Notice, string, string]>([
  [
    { kind: 'date', part: 'events', item: 3, field: 'date', value: '2026-02-30' },
    'Event 3: the date 2026-02-30 does not exist.',
    'Evento 3: la fecha 2026-02-30 no existe.',
  ],
  [
    { kind: 'date', part: 'events', item: 3, field: 'date', value: '' },
    'Event 3, Date: this cannot be read.',
    'Evento 3, Fecha: no se puede leer.',
  ],
  [
    { kind: 'missing', part: 'services', item: 1, field: 'title', language: 'es' },
    'Service 1, Title (Español): this is missing.',
    'Servicio 1, Título (Español): falta.',
  ],
  [
    { kind: 'tooMany', part: 'testimonials' },
    'Testimonials: there are more than 500.',
    'Testimonios: hay más de 500.',
  ],
  [
    { kind: 'tooMany', part: 'services', item: 2, field: 'features' },
    'Service 2, What it includes: there are more than 50.',
    'Servicio 2, Qué incluye: hay más de 50.',
  ],
  [
    { kind: 'date', part: 'events', row: 4, field: 'date', value: '2027-02-30' },
    'Row 4, Date: “2027-02-30” is not a date. Write it as 2026-12-15.',
    'Fila 4, Fecha: “2027-02-30” no es una fecha. Escríbala así: 2026-12-15.',
  ],
  [
    { kind: 'tooLarge' },
    'The file is larger than 2 MB. Use a smaller picture, then try again.',
    'El archivo ocupa más de 2 MB. Use una imagen más pequeña e intente de nuevo.',
  ],
  [
    { kind: 'unknownKey', value: 'author' },
    'File: “author” is unknown and was left out.',
    'Archivo: “author” es desconocido y se omitió.',
  ],
])('%j is said in words', (problem, english, spanish) => {
  expect(fileProblemText(problem, en.admin)).toBe(english);
  expect(fileProblemText(problem, es.admin)).toBe(spanish);
});

test('many problems are told without end neither on the page nor in a build', () => {
  const problems = Array.from(
    { length: 30 },
    (_, index) => ({ kind: 'missing', part: 'events', item: index + 1 }) as const,
  );
  const texts = fileProblemTexts(problems, en.admin);
  expect(texts).toHaveLength(11);
  expect(texts.at(-1)).toBe('There are more.');
});

test.each([
  ['English', en.admin],
  ['Spanish', es.admin],
] as const)('nothing in %s is told with a placeholder', (_, admin) => {
  const places = [
    {},
    { part: 'events', item: 2, field: 'date' },
    { part: 'hero', field: 'title', language: 'es' },
    { part: 'services', row: 3, field: 'icon' },
    { row: 3 },
  ] as const;
  const kinds = [...Object.keys(admin.contentFile.problems), ...Object.keys(admin.spreadsheet.problems)];
  for (const kind of kinds as Problem['kind'][]) {
    for (const place of places) {
      for (const value of ['', 'x'])
        expect(fileProblemText({ kind, value, ...place }, admin)).not.toMatch(/[{}]/);
    }
  }
});

test.each([
  ['en', en.admin],
  ['es', es.admin],
] as const)('no problem in %s is told with a placeholder that nothing was filled into', (_tag, admin) => {
  const kinds = Object.keys({
    ...admin.contentFile.problems,
    ...admin.spreadsheet.problems,
  }) as Problem['kind'][];
  const places = [{}, { part: 'events', item: 3, field: 'date' }, { part: 'events', row: 4 }] as const;
  const texts = kinds.flatMap((kind) =>
    places.flatMap((place) => ['', 'x'].map((value) => fileProblemText({ kind, ...place, value }, admin))),
  );
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
});

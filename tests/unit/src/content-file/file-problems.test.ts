import { expect, test } from 'vitest';
import * as en from '@/content/en/tools';
import * as es from '@/content/es/tools';
import type { Notice, Problem } from '@/content-file/content-file';
import { fileProblemText } from '@/content-file/file-problems';

test.each<[Problem | Notice, string, string]>([
  [
    { kind: 'date', part: 'events', item: 3, field: 'date', value: '2026-02-30' },
    'Event 3: the date 2026-02-30 does not exist.',
    'Evento 3: la fecha 2026-02-30 no existe.',
  ],
  [
    { kind: 'date', part: 'events', item: 3, field: 'date', value: '' },
    'Event 3, Date: this cannot be read.',
    'Evento 3, Fecha: esto no se puede leer.',
  ],
  [
    { kind: 'missing', part: 'services', item: 1, field: 'title', language: 'es' },
    'Service 1, Title (Español): this is missing.',
    'Servicio 1, Título (Español): esto falta.',
  ],
  [
    { kind: 'tooMany', part: 'testimonials' },
    'Testimonials: there are more than 500.',
    'Testimonios: hay más de 500.',
  ],
  [
    { kind: 'unknownKey', value: 'author' },
    'File: “author” is unknown and was left out.',
    'Archivo: “author” no se conoce y se dejó fuera.',
  ],
])('%j is said in words', (problem, english, spanish) => {
  expect(fileProblemText(problem, en.admin)).toBe(english);
  expect(fileProblemText(problem, es.admin)).toBe(spanish);
});

import { describe, expect, test } from 'vitest';
import { fromFacts } from '@/copy/copy-set';
import type { EasyLine } from '@/copy/tools';
import { splitSentences } from '@/lib/sentences';
import { content, facts } from '../../../support/filled-copy';
import { easyCopyIn, linesIn } from '../../copy-texts';

const MOST_WORDS = 12;
type Module = Readonly<Record<string, unknown>>;
const written = import.meta.glob<Module>('/src/copy/{en,es}/tools/easy-read/*.ts', { eager: true });
const tagOf = (path: string) => (path.includes('/es/') ? 'es' : 'en');
const filled = Object.entries(written).map(([path, copy]) => [path, fromFacts(copy, facts[tagOf(path)])]);
const files: Record<string, Module> = {
  ...Object.fromEntries(filled),
  '/src/copy/en/tools/samples.ts': easyCopyIn(content.en),
  '/src/copy/es/tools/samples.ts': easyCopyIn(content.es),
};
const inSpanish = Object.keys(files).filter((path) => path.includes('/es/'));

/** Not shown as text: names of pictures and icons, choices' values, patterns, and the forms of a hard word. */
const hiddenKey = /^(?:picture|icon|screen|value|forms|href|path|social|copyright)$/;

function linesOf(value: unknown): EasyLine[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('text' in value && typeof value.text === 'string') return [value as EasyLine];
  return Object.values(value).flatMap(linesOf);
}

const rules = {
  en: {
    locale: 'en-US',
    /** Jargon, metaphors, abbreviations, and long words for which there is a short one. */
    forbidden:
      /\b(?:SDGs?|CSR|UN|NGO|etc|via|approximately|assistance|barriers?|utilize|obtain|regarding|prior|impact|inclusive|facilitate|empower(?:ment)?|stakeholders?|threads?|fabric|lend a hand|left out|openings?|touched|paperwork|referrals?|donate|employers?)\b|%/i,
  },
  es: {
    locale: 'es-US',
    forbidden:
      /(?<!\p{L})(?:ODS|ONU|RSE|ONG|etc|mediante|aproximadamente|asistencia técnica|barreras?|impacto|inclusiv[ao]s?|facilitar|empoderamiento|hilos?|tela|tej\p{L}+|postul\p{L}+|antecedentes|alianzas?|papeleo|recursos|donar|donación|empleos?|cursos?|carro de|cara a cara|hogar|capacitad[ao]s?|capacitación)(?!\p{L})|%/iu,
  },
} as const;

describe.each(Object.keys(files))('%s', (path) => {
  const { locale, forbidden } = rules[tagOf(path)];
  const texts = linesIn(files[path], hiddenKey);

  test('has short sentences, one a line', () => {
    for (const text of texts) {
      expect(splitSentences(text, locale).length, text).toBeLessThanOrEqual(1);
      expect(text.split(/\s+/).length, `words of: ${text}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  test('uses no jargon, metaphor or abbreviation', () => {
    expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
  });
});

test.each(inSpanish)('%s has the figures, pictures and contacts of the English version', (path) => {
  const factsIn = (lines: EasyLine[]) => ({
    figures: new Set(lines.flatMap(({ text }) => text.match(/\d+/g) ?? [])),
    pictures: lines.flatMap(({ picture = [] }) => picture),
    contacts: lines.flatMap(({ contact = [] }) => contact),
  });
  expect(factsIn(linesOf(files[path]))).toEqual(factsIn(linesOf(files[path.replace('/es/', '/en/')])));
});

import { describe, expect, test } from 'vitest';
import { easyLayout as layoutOf } from '@/copy/en/tools/easy-read/layout';
import { easyLayout as spanishLayoutOf } from '@/copy/es/tools/easy-read/layout';
import { fromFacts } from '@/copy/from-facts';
import type { EasyLine, EasyWord } from '@/copy/types';
import { splitSentences } from '@/lib/sentences';
import { content, facts } from '../../../support/filled-copy';
import { easyCopyIn, linesIn } from '../../copy-texts';

const MOST_WORDS = 12;

type Module = Readonly<Record<string, unknown>>;
const written = import.meta.glob<Module>('/src/copy/{en,es}/tools/easy-read/*.ts', { eager: true });
const files: Record<string, Module> = {
  ...Object.fromEntries(
    Object.entries(written).map(([path, module]) => [
      path,
      fromFacts(module, facts[path.includes('/es/') ? 'es' : 'en']),
    ]),
  ),
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
    negative: /\b(?:not|no|never|nothing|nobody|none|without|cannot)\b|n[’']t\b/i,
  },
  es: {
    locale: 'es-US',
    forbidden:
      /(?<!\p{L})(?:ODS|ONU|RSE|ONG|etc|mediante|aproximadamente|asistencia técnica|barreras?|impacto|inclusiv[ao]s?|facilitar|empoderamiento|hilos?|tela|tej\p{L}+|postul\p{L}+|antecedentes|alianzas?|papeleo|recursos|donar|donación|empleos?|cursos?|carro de|cara a cara|hogar|capacitad[ao]s?|capacitación)(?!\p{L})|%/iu,
    negative: /(?<!\p{L})(?:no|nunca|nadie|nada|ningún|ninguna|ninguno|sin|tampoco)(?!\p{L})/iu,
  },
} as const;

/**
 * The first words in a or e that do not read as an order to “tú”: requests to “usted”, other words, and verbs that nobody
 * gives as an order. A line that begins with any other verb, as in “Saluda a la gente”, begins with “Usted”.
 */
const notOrders = new Set(
  [
    'abra apunte copie deje elija empiece envíe escriba haga hable llame muestre pegue pida planee pregunte presione',
    'responda traiga venga vuelva', // requests to “usted”
    'puede quiere tiene necesita', // orders to “tú” have other forms, or none
    'ahora cada de desde ese esta este la le mucha nuestra para se siempre toda una amina maria', // no verbs
  ].flatMap((line) => line.split(' ')),
);

describe.each(Object.keys(files))('%s', (path) => {
  const language = path.includes('/es/') ? 'es' : 'en';
  const { locale, forbidden } = rules[language];
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

  test('links to each screen that it names', () => {
    const { screenNames } = language === 'es' ? spanishLayoutOf(facts.es) : layoutOf(facts.en);
    for (const { text, screen } of linesOf(files[path])) {
      const named = Object.entries(screenNames).find(([, name]) => text.includes(`“${name}”`));
      expect(screen, text).toBe(named?.[0]);
    }
  });

  test('explains no hard word with another', () => {
    const { easyWords = {} } = files[path] as { easyWords?: Readonly<Record<string, EasyWord>> };
    for (const [id, { explanation, forms }] of Object.entries(easyWords)) {
      const others = Object.entries(easyWords).filter(([other]) => other !== id);
      const hard = others.flatMap(([, word]) => word.forms).filter((form) => explanation.includes(form));
      expect(hard, explanation).toEqual([]);
      expect(
        forms.some((form) => explanation.toLowerCase().includes(form.toLowerCase())),
        explanation,
      ).toBe(true);
    }
  });
});

describe.each(inSpanish)('%s', (path) => {
  const lines = linesOf(files[path]);
  const original = linesOf(files[path.replace('/es/', '/en/')]);

  test('begins with “Usted” where a verb would read as an order to “tú”', () => {
    const firstWords = lines.flatMap(({ text }) => /^[¿¡“]?(\p{L}+[ae])(?!\p{L})/u.exec(text)?.[1] ?? []);
    expect(firstWords.filter((word) => !notOrders.has(word.toLowerCase()))).toEqual([]);
  });

  test('has the figures, pictures and contacts of the English version', () => {
    const facts = (of: EasyLine[]) => ({
      figures: new Set(of.flatMap(({ text }) => text.match(/\d+/g) ?? [])),
      pictures: of.flatMap(({ picture = [] }) => picture),
      contacts: of.flatMap(({ contact = [] }) => contact),
    });
    expect(facts(lines)).toEqual(facts(original));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentContrast, accentGrounds, MIN_CONTRAST } from '@/content/accent';
import { contrast } from '@/lib/contrast';
import { seededRandom } from '@/lib/seeded-random';

type Tokens = Readonly<Record<string, string>>;

const styleSheet = (name: string): string =>
  readFileSync(new URL(`../../../../src/styles/${name}.css`, import.meta.url), 'utf8');

/** The tone of the foundation's color in the dark theme. */
const lightTone = /color-mix\(in srgb, var\(--brand, (#[0-9a-f]{6})\), white 75%\)/;

/** A color with three quarters of white. */
const light = (_: string, color: string) =>
  color.replace(/\w\w/g, (hex) => Math.round(Number.parseInt(hex, 16) / 4 + 191.25).toString(16));

/** The tokens with a hex color in a block of a style sheet, perhaps in case the foundation has none of its own. */
function tokensIn(css: string, blockStart: string): Tokens {
  const start = css.indexOf(blockStart);
  if (start < 0) throw new Error(`There is no block "${blockStart}".`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [
      ...block
        .replace(lightTone, light)
        .matchAll(/--((?:color|band)-[\w-]+): (?:var\(--brand, )?(#[0-9a-f]{6})\)?;/g),
    ].map(([, name, color]) => [name, color]),
  );
}

const paper = tokensIn(styleSheet('tokens'), '@theme {');
const themes: Readonly<Record<string, Tokens>> = {
  paper,
  dark: { ...paper, ...tokensIn(styleSheet('themes'), '@variant dark {') },
  contrast: { ...paper, ...tokensIn(styleSheet('themes'), '@variant contrast {') },
};

const backgrounds = ['color-paper', 'color-paper-deep', 'color-card'];
const bands = ['band-primary', 'band-ink'];

/** Text colors with the backgrounds behind them. */
const texts: readonly (readonly [string, string])[] = [
  ...backgrounds.flatMap((background) =>
    ['color-ink', 'color-ink-soft', 'color-primary'].map((text) => [text, background] as const),
  ),
  ...bands.flatMap((band) =>
    ['color-band-text', 'color-band-text-soft'].map((text) => [text, band] as const),
  ),
  ['color-accent', 'band-ink'],
  ['color-on-primary', 'color-primary'],
  ['color-on-accent', 'color-accent'],
  ['color-alarm', 'color-card'],
  ['color-alarm', 'color-alarm-paper'],
  ['color-ink', 'color-alarm-paper'],
];

/** Colors of other parts, such as borders, with the backgrounds behind them. */
const parts: readonly (readonly [string, string])[] = [
  ['color-accent', 'band-primary'],
  ['color-alarm', 'color-paper-deep'],
];

describe.each(Object.entries(themes))('in %s', (_, tokens) => {
  test.each([
    ...texts.map(([text, background]) => [text, 7, background] as const),
    ...parts.map(([part, background]) => [part, 3, background] as const),
  ])('%s has a contrast of %i:1 on %s', (color, ratio, background) =>
    expect(contrast(tokens[color] ?? '', tokens[background] ?? '')).toBeGreaterThanOrEqual(ratio),
  );
});

test('a foundation has no color that is harder to read than ours, in any theme', () => {
  expect(accentGrounds).toEqual({ text: paper['color-on-primary'], paper: paper['color-paper-deep'] });
  const random = seededRandom(46);
  const digits = () =>
    Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0');
  const colors = Array.from({ length: 500 }, () => `#${digits()}${digits()}${digits()}`);
  const taken = ['#000000', '#0000ff', ...colors].filter((color) => accentContrast(color) >= MIN_CONTRAST);
  expect(taken.length).toBeGreaterThan(50);
  for (const color of taken) {
    const own = {
      paper: { 'color-primary': color, 'band-primary': color },
      dark: { 'color-primary': light('', color), 'band-primary': color },
    };
    for (const [theme, ownTokens] of Object.entries(own)) {
      const tokens: Tokens = { ...themes[theme], ...ownTokens };
      for (const [text, background] of texts)
        expect(
          contrast(tokens[text] ?? '', tokens[background] ?? ''),
          `${text} on ${background} in ${theme} with ${color}`,
        ).toBeGreaterThanOrEqual(MIN_CONTRAST);
      for (const [part, background] of parts)
        expect(contrast(tokens[part] ?? '', tokens[background] ?? ''), color).toBeGreaterThanOrEqual(3);
    }
  }
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentContrast, accentGrounds, MIN_CONTRAST } from '@/content/accent';
import { contrast } from '@/lib/contrast';

type Tokens = Readonly<Record<string, string>>;

/** The tone of the foundation's color in the dark theme. */
const lightTone = /color-mix\(in srgb, var\(--brand, (#[0-9a-f]{6})\), white 75%\)/;

/** A color with three quarters of white. */
const light = (_: string, color: string) =>
  color.replace(/\w\w/g, (hex) => Math.round(Number.parseInt(hex, 16) / 4 + 191.25).toString(16));

/** The tokens with a hex color in a block of a style sheet, perhaps in case the foundation has none of its own. */
function tokensIn(name: string, blockStart: string): Tokens {
  const [, block = ''] = readFileSync(`src/styles/${name}.css`, 'utf8').split(blockStart);
  const token = /--((?:color|band)-[\w-]+): (?:var\(--brand, )?(#[0-9a-f]{6})\)?;/g;
  const tokens = block
    .replace(/\}[\s\S]*/, '')
    .replace(lightTone, light)
    .matchAll(token);
  return Object.fromEntries([...tokens].map(([, name, color]) => [name, color]));
}

const paper = tokensIn('tokens', '@theme {');
const themes: Readonly<Record<string, Tokens>> = {
  paper,
  dark: { ...paper, ...tokensIn('themes', '@variant dark {') },
  contrast: { ...paper, ...tokensIn('themes', '@variant contrast {') },
};

const pairs = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const papers = ['color-paper', 'color-paper-deep', 'color-card'];
/** Text colors with the backgrounds behind them. */
const texts: readonly (readonly [string, string])[] = [
  ...pairs(['color-ink', 'color-ink-soft', 'color-primary'], papers),
  ...pairs(['color-band-text', 'color-band-text-soft'], ['band-primary', 'band-ink']),
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
  const steps = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const taken = colors.filter((color) => accentContrast(color) >= MIN_CONTRAST);
  expect(taken.length).toBeGreaterThan(20);
  for (const color of taken) {
    const own = { paper: color, dark: light('', color) };
    for (const [theme, primary] of Object.entries(own)) {
      const tokens: Tokens = { ...themes[theme], 'color-primary': primary, 'band-primary': color };
      const contrastOf = ([text, ground]: (typeof texts)[number]) =>
        contrast(tokens[text] ?? '', tokens[ground] ?? '');
      const hardTexts = texts.filter((pair) => contrastOf(pair) < MIN_CONTRAST);
      const hardParts = parts.filter((pair) => contrastOf(pair) < 3);
      expect([...hardTexts, ...hardParts], `${theme} with ${color}`).toEqual([]);
    }
  }
});

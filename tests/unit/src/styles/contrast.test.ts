import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

function styleSheet(name: string): string {
  return readFileSync(new URL(`../../../../src/styles/${name}.css`, import.meta.url), 'utf8');
}

/** The tokens with a hex color in a block of a style sheet. */
function tokensIn(css: string, blockStart: string): Tokens {
  const start = css.indexOf(blockStart);
  if (start < 0) throw new Error(`There is no block "${blockStart}".`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--((?:color|band)-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
}

const paper = tokensIn(styleSheet('tokens'), '@theme {');
const themes: Readonly<Record<string, Tokens>> = {
  paper,
  dark: { ...paper, ...tokensIn(styleSheet('themes'), '@variant dark {') },
  contrast: { ...paper, ...tokensIn(styleSheet('themes'), '@variant contrast {') },
};

/** The relative luminance of a color `#rrggbb`, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
  ])('%s has a contrast of %i:1 on %s', (color, ratio, background) => {
    expect(contrast(tokens[color] ?? '', tokens[background] ?? '')).toBeGreaterThanOrEqual(ratio);
  });
});

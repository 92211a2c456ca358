import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The colors of a theme that are needed without style sheets. */
export interface ThemeColors {
  readonly background: string;
  readonly text: string;
}

const readStyles = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/styles/${file}`, import.meta.url)), 'utf8');

/**
 * Reads a theme's colors from the block of a style sheet that begins with `start`.
 *
 * @throws when the block or one of its colors is missing
 */
function colorsIn(styles: string, start: string): ThemeColors {
  const block = styles.split(`${start} {`)[1]?.split('}')[0] ?? '';
  const color = (token: string) => {
    const value = block.match(new RegExp(`--color-${token}: (#[0-9a-f]{6});`))?.[1];
    if (!value) throw new Error(`src/styles has no color "${token}" in "${start}".`);
    return value;
  };
  return { background: color('paper'), text: color('ink') };
}

/**
 * Reads the page's background and text color in each theme from `src/styles`, so that the window, the standby page and
 * the browser's own bars match the site.
 *
 * @throws when a color is missing
 */
export function readThemeColors(): Readonly<Record<'paper' | 'dark' | 'contrast', ThemeColors>> {
  const themes = readStyles('themes.css');
  return {
    paper: colorsIn(readStyles('tokens.css'), '@theme'),
    dark: colorsIn(themes, '@variant dark'),
    contrast: colorsIn(themes, '@variant contrast'),
  };
}

/** Reads the colors of the goals from `src/styles`, that of the first goal first. */
export function readGoalColors(): string[] {
  return [...readStyles('goals.css').matchAll(/--goal-\d+: (#[0-9a-f]{6});/g)].map(([, color = '']) => color);
}

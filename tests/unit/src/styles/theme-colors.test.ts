import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from '@/styles/theme-colors';

function colorsIn(file: string, start: string) {
  const block = readFileSync(`src/styles/${file}`, 'utf8').split(`${start} {`)[1]?.split('}')[0] ?? '';
  const color = (token: string) => block.match(new RegExp(`--color-${token}: (#[0-9a-f]{6});`))?.[1];
  return { background: color('paper'), text: color('ink') };
}

test('windows without a style sheet have the colors of the themes', () => {
  expect(themeColors).toEqual({
    paper: colorsIn('tokens.css', '@theme'),
    dark: colorsIn('themes.css', '@variant dark'),
    contrast: colorsIn('themes.css', '@variant contrast'),
  });
});

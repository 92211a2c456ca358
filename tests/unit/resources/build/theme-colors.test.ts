import { expect, test } from 'vitest';
import { readThemeColors } from '../../../../resources/build/theme-colors';

test('readThemeColors finds the background and the text color of every theme', () => {
  expect(readThemeColors()).toEqual({
    paper: { background: '#fbf6ec', text: '#1d1a33' },
    dark: { background: '#17142a', text: '#fbf6ec' },
    contrast: { background: '#000000', text: '#ffe600' },
  });
});

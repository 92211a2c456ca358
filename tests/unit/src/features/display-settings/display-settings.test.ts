import { expect, test } from 'vitest';
import { defaultDisplaySettings, displayAttributes } from '@/features/display-settings/display-settings';

test('the defaults leave the page to the design and to the device', () => {
  expect(displayAttributes(defaultDisplaySettings)).toEqual({});
});

test('what was chosen, and nothing else, becomes an attribute', () => {
  expect(displayAttributes({ ...defaultDisplaySettings, text: '150', theme: 'dark' })).toEqual({
    text: '150',
    theme: 'dark',
  });
});

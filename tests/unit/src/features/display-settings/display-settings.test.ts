import { expect, test } from 'vitest';
import { displaySettings } from '@/copy/display-settings';
import {
  defaultDisplaySettings,
  displayAttributes,
  displayChoices,
  displaySettingNames,
} from '@/features/display-settings/display-settings';

test('the defaults leave the page to the design and to the device', () => {
  expect(displayAttributes(defaultDisplaySettings)).toEqual({});
});

test('what was chosen, and nothing else, becomes an attribute', () => {
  expect(displayAttributes({ ...defaultDisplaySettings, text: '150', theme: 'dark' })).toEqual({
    text: '150',
    theme: 'dark',
  });
});

test('the first choice of each setting is its default', () => {
  for (const name of displaySettingNames) expect(displayChoices[name][0]).toBe(defaultDisplaySettings[name]);
});

test.each(displaySettingNames)('%s has words for each of its choices', (name) => {
  expect(Object.keys(displaySettings.settings[name].choices).sort()).toEqual(
    [...displayChoices[name]].sort(),
  );
});

import { expect, test } from 'vitest';
import { defaultDisplaySettings } from '@/features/display-settings/display-choices';
import { settingsIn, withSettings } from '@/features/display-settings/settings-in-address';

const changed = { ...defaultDisplaySettings, text: '200', theme: 'contrast', motion: 'off' } as const;

test('an address names the settings that are not as usual, and gives them back', () => {
  const query = withSettings('', changed);
  expect(query).toBe('?text=200&colors=contrast&motion=off');
  expect(settingsIn(query)).toEqual(changed);
});

test('unknown settings and values are ignored, and stay', () => {
  for (const query of [
    '?text=300&colors=__proto__&theme=dark&motion',
    '?text=&colors=DARK',
    '?kiosk',
    '?%',
  ]) {
    expect(settingsIn(query)).toEqual(defaultDisplaySettings);
    expect(withSettings(query, defaultDisplaySettings)).toBe(query);
  }
});

test('what else an address says is kept', () => {
  expect(withSettings('?lang=es&text=150', changed)).toBe('?lang=es&text=200&colors=contrast&motion=off');
  expect(withSettings('?lang=es&text=150&colors=dark', defaultDisplaySettings)).toBe('?lang=es');
  expect(withSettings('?text=150', defaultDisplaySettings)).toBe('');
});

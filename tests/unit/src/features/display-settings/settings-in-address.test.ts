import { expect, test } from 'vitest';
import { type DisplaySettings, defaultDisplaySettings } from '@/features/display-settings/display-choices';
import { settingsIn, withSettings } from '@/features/display-settings/settings-in-address';

const changed = { ...defaultDisplaySettings, text: '200', theme: 'contrast', motion: 'off' } as const;

/** The query string with the settings, of an address that begins with two slashes, as that of another host would. */
function withSettingsIn(search: string, settings: DisplaySettings): string {
  const [before, after] = ['https://host.example//no-such-page/', '#/about'];
  const address = withSettings(before + search + after, settings);
  expect(address.startsWith(before) && address.endsWith(after), address).toBe(true);
  return address.slice(before.length, -after.length);
}

test('an address names the settings that are not as usual, and gives them back', () => {
  const query = withSettingsIn('', changed);
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
    expect(withSettingsIn(query, defaultDisplaySettings)).toBe(query);
  }
});

test('what else an address says is kept', () => {
  expect(withSettingsIn('?lang=es&text=150', changed)).toBe('?lang=es&text=200&colors=contrast&motion=off');
  expect(withSettingsIn('?lang=es&text=150&colors=dark', defaultDisplaySettings)).toBe('?lang=es');
  expect(withSettingsIn('?text=150', defaultDisplaySettings)).toBe('');
});

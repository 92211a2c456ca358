import { expect, test } from 'vitest';
import { type DisplaySettings, defaultDisplaySettings } from '@/features/display-settings/display-choices';
import { settingParameters, settingsIn } from '@/features/display-settings/settings-in-address';
import { withParameters } from '@/lib/address-query';

const changed = { ...defaultDisplaySettings, text: '200', theme: 'contrast', motion: 'off' } as const;

/** The query string with the settings, of an address that begins with two slashes, as that of another host would. */
function withSettingsIn(search: string, settings: DisplaySettings): string {
  const [before, after] = ['https://host.example//no-such-page/', '#/about'];
  const parameters = settingParameters(new URLSearchParams(search), settings);
  const address = parameters ? withParameters(before + search + after, parameters) : before + search + after;
  expect(address.startsWith(before) && address.endsWith(after), address).toBe(true);
  return address.slice(before.length, -after.length);
}

const settingsOf = (search: string) => settingsIn(new URLSearchParams(search));

test('unknown settings and values are ignored, and stay', () => {
  const queries = '?text=300&colors=__proto__&theme=dark&motion ?text=&colors=DARK ?kiosk ?%';
  for (const query of queries.split(' ')) {
    expect(settingsOf(query)).toEqual(defaultDisplaySettings);
    expect(withSettingsIn(query, defaultDisplaySettings)).toBe(query);
  }
});

test('the rest of an address is kept', () => {
  expect(withSettingsIn('?lang=es&text=150', changed)).toBe('?lang=es&text=200&colors=contrast&motion=off');
  expect(withSettingsIn('?lang=es&text=150&colors=dark', defaultDisplaySettings)).toBe('?lang=es');
  expect(withSettingsIn('?text=150', defaultDisplaySettings)).toBe('');
  expect(withSettingsIn('?easy&text=150', changed)).toBe('?easy&text=200&colors=contrast&motion=off');
});

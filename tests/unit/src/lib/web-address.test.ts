import { expect, test } from 'vitest';
import { isWebAddress } from '@/lib/web-address';

test.each(
  `https://weather.example/ https://weather.example https://weather.example:8443/today https://1.2.3.4/
  https://clima.méxico.example/hoy?ciudad=nueva+york#hoy`.split(/\s+/),
)('%s is a web address', (text) => expect(isWebAddress(text)).toBe(true));

test.each([
  '',
  'https://weather.example/\n',
  ' https://weather.example/',
  ...`https://weather.example:99999/ https://1.2.3.4.5/ https://a^b.c https://%.x https://.example. https://localhost/
  https://me@weather.example/ https://:secret@weather.example/ https:\\\\weather.example\\ http://weather.example/
  javascript:location.assign("//weather.example") //weather.example/ weather.example`.split(/\s+/),
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false));

import { expect, it } from 'vitest';
import { browserKiosk } from '@/host/browser-kiosk';

it.each([
  ['?kiosk&screen-inches=23.8&lower-edge-mm=680', { display: { inches: 23.8, lowerEdgeMm: 680 } }],
  ['?KIOSK&Screen-Inches=43&screen-inches=50', { display: { inches: 43, lowerEdgeMm: undefined } }],
  ['?kiosk&screen-inches=+43&lower-edge-mm=-1', { display: { inches: Number.NaN, lowerEdgeMm: Number.NaN } }],
  ['?kiosk&keypad=up:KeyW,down:KeyS', { keypad: 'up:KeyW,down:KeyS' }],
])('an address with %.80s says what a kiosk in a browser is like', (search, expected) =>
  expect(browserKiosk(search)).toMatchObject(expected),
);

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLogo, isSmallEnough, MAX_LOGO } from '@/content/logo';

const data = (type: string, content: string | Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

const icon = readFileSync('resources/icons/icon.png');

/** The icon with other bytes at a position. */
function patched(at: number, ...bytes: number[]): string {
  const png = Buffer.from(icon);
  png.set(bytes, at);
  return data('image/png', png);
}

/** The icon with another part before its second one, as a PNG has it that moves. */
function moving(): string {
  const part = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return data('image/png', Buffer.concat([icon.subarray(0, 33), part, icon.subarray(33)]));
}

test('a PNG is a logo, also with the largest sides', () =>
  expect(isLogo(patched(16, 0, 0, 0x0f, 0xa0, 0, 0, 0x0f, 0xa0))).toBe(true));

test.each([
  ['nothing', ''],
  ['an SVG', data('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['cut off base64', `${data('image/png', icon).slice(0, -3)}=`],
  ['an SVG called PNG', data('image/png', '<svg></svg>')],
  ['a PNG with other first bytes', patched(0, 0x88)],
  ['a PNG that ends too early', data('image/png', icon.subarray(0, -1))],
  ['a PNG without its last part', data('image/png', icon.subarray(0, -12))],
  ['a PNG without a width', patched(16, 0, 0, 0, 0)],
  ['a PNG that is too wide', patched(16, 0, 0, 0x0f, 0xa1)],
  ['a PNG that moves', moving()],
])('%s is none', (_, address) => expect(isLogo(address)).toBe(false));

test('a logo has 200 kB at most', () => {
  expect(isSmallEnough(data('image/png', new Uint8Array(MAX_LOGO)))).toBe(true);
  expect(isSmallEnough(data('image/png', new Uint8Array(MAX_LOGO + 1_000)))).toBe(false);
});

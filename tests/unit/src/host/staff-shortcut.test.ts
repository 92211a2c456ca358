import { expect, it } from 'vitest';
import { isStaffShortcut } from '@/host/staff-shortcut';

const ctrlShift = { control: true, shift: true, alt: false, meta: false };

it.each([
  ['French (AZERTY)', 'Q', 'KeyA'],
  ['an on-screen keyboard without positions', 'Q', ''],
])('is Ctrl+Shift+Q on a keyboard that is %s', (_layout, key, code) =>
  expect(isStaffShortcut({ key, code, ...ctrlShift })).toBe(true),
);

it.each([
  ['without Ctrl', { control: false }],
  ['on another key', { key: 'W', code: 'KeyW' }],
])('is nothing %s', (_what, change) =>
  expect(isStaffShortcut({ key: 'Q', code: 'KeyQ', ...ctrlShift, ...change })).toBe(false),
);

import { expect, test } from 'vitest';
import { pressInSetup, type SwitchSetup, startOfSetup } from '@/features/kiosk/guide/switches/switch-setup';

const press = (...codes: string[]): SwitchSetup => codes.reduce(pressInSetup, startOfSetup);

test('a single switch that is pressed each time is the only one', () => {
  expect(press('Space', 'Space', 'Space').note).toBe('sameSwitch');
  expect(press('Space', 'Space', 'Space', 'Space').keys).toEqual({ move: [], select: ['Space'] });
});

test('another key than the one before it starts that switch again, with a word about it', () => {
  expect(press('KeyM', 'KeyS')).toEqual({ step: 'move', note: 'otherMove' });
  expect(press('KeyM', 'KeyM', 'KeyS', 'KeyX')).toMatchObject({ step: 'select', note: 'otherSelect' });
  const mended = press('KeyX', 'KeyM', 'KeyM', 'KeyM', 'KeyS', 'KeyX', 'KeyS', 'KeyS');
  expect(mended.keys).toEqual({ move: ['KeyM'], select: ['KeyS'] });
});

test('pressing Move for Select by mistake is mended by pressing Select twice', () => {
  expect(press('KeyM', 'KeyM', 'KeyM', 'KeyS', 'KeyS').keys).toEqual({ move: ['KeyM'], select: ['KeyS'] });
});

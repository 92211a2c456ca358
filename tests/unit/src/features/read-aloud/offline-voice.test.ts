import { expect, test } from 'vitest';
import { offlineVoice } from '@/features/read-aloud/offline-voice';

const voice = (lang: string, more: { localService?: boolean; default?: boolean } = {}) => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

test.each([
  ['there is none', []],
  ['all need the network', [voice('en-US', { localService: false })]],
  ['none speaks the language', [voice('de-DE', { default: true }), voice('enm')]],
])('no voice where %s', (_, voices) => {
  expect(offlineVoice(voices, 'en-US')).toBeUndefined();
});

test('the voice of the locale comes first, and among several the default', () => {
  const british = voice('en-GB', { default: true });
  const american = voice('en-US');
  const chosen = voice('en-US', { default: true });
  expect(offlineVoice([british, american], 'en-US')).toBe(american);
  expect(offlineVoice([british, american, chosen], 'en-US')).toBe(chosen);
  expect(offlineVoice([voice('de-DE'), british], 'en-US')).toBe(british);
});

test('a tag may be written in another way', () => {
  const android = voice('en_US');
  expect(offlineVoice([voice('en-GB'), android], 'en-US')).toBe(android);
});

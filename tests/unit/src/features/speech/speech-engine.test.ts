import { expect, test } from 'vitest';
import { offlineVoice } from '@/features/speech/speech-engine';

const voice = (
  lang: string,
  more: { name?: string; voiceURI?: string; localService?: boolean; default?: boolean } = {},
) => ({
  name: lang,
  lang,
  voiceURI: lang,
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

test.each([
  ['Firefox', { voiceURI: 'urn:moz-tts:speechd:English%20(America)?en-US' }],
  ['WebKitGTK with Spiel', { voiceURI: 'urn:webkit-tts:spiel:org.espeak.Speech.Provider#gmw/en-US#en-US' }],
  ['WebKitGTK with Flite', { name: 'slt', voiceURI: '' }],
])('%s reports the voices of a Linux device as remote', (_, more) => {
  const installed = voice('en-US', { ...more, localService: false });
  expect(offlineVoice([installed], 'en-US')).toBe(installed);
});

test.each([
  { voiceURI: 'https://voices.example/?urn:moz-tts:speechd:English' },
  { voiceURI: '' },
  { name: 'slt', voiceURI: 'https://voices.example/slt' },
])('any other voice that counts as remote is not used: %o', (more) => {
  expect(offlineVoice([voice('en-US', { ...more, localService: false })], 'en-US')).toBeUndefined();
});

test('a voice without a variant comes first, in whatever order they are listed', () => {
  const whisper = voice('en-US', { name: 'English (America)+whisper', default: true });
  const plain = voice('en-US', { name: 'English (America)' });
  const british = voice('en-GB', { name: 'English (Great Britain)' });
  for (const voices of [
    [whisper, plain, british],
    [british, plain, whisper],
  ]) {
    expect(offlineVoice(voices, 'en-US')).toBe(plain);
  }
  expect(offlineVoice([british, whisper], 'en-US')).toBe(whisper);
});

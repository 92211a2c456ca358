import { afterEach, expect, test, vi } from 'vitest';
import { browserEngine, offlineVoice } from '@/features/speech/speech-engine';

// Test files share what is global.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Facts = Partial<SpeechSynthesisVoice>;

const voice = (lang: string, more: Facts = {}) => ({
  ...{ name: lang, lang, voiceURI: lang, localService: true, default: false },
  ...more,
});
const british = voice('en-GB', { default: true });
const american = voice('en-US');
const chosen = voice('en-US', { default: true });
const german = voice('de-DE', { default: true });
const joke = voice('en-US', { name: 'Albert' });
const badNews = { name: 'Mauvaises nouvelles', voiceURI: 'com.apple.speech.synthesis.voice.BadNews' };
const jokeOfSafari = voice('en-US', badNews);
const whisper = voice('en-US', { name: 'English (America)+whisper', default: true });

test.each([
  ['where none speaks the language', [german, voice('enm')], undefined],
  ['of the locale that is the default', [british, american, chosen], chosen],
  ['that is no joke', [joke, american, jokeOfSafari], american],
  ['without a variant', [whisper, american, british], american],
])('the voice %s', (_, voices, expected) => expect(offlineVoice(voices, 'en-US')).toBe(expected));

test('Spanish in the United States gets a Latin American voice', () => {
  const [spain, mexico] = [voice('es-ES', { default: true }), voice('es-MX')];
  expect(offlineVoice([voice('es'), spain, mexico], 'es-US')).toBe(mexico);
  expect(offlineVoice([spain], 'es-US')).toBe(spain);
  const [oldSpain, oldMexico] = [voice('spa_ESP', { default: true }), voice('spa_MEX')];
  expect(offlineVoice([oldSpain, oldMexico], 'es-US')).toBe(oldMexico);
});

test.each<[string, Facts, isUsed: boolean]>([
  ['like those of Firefox', { voiceURI: 'https://voices.example/?urn:moz-tts:speechd:English' }, false],
  ['without an address', { voiceURI: '' }, false],
])('a voice %s that counts as remote is used: %o %s', (_, more, isUsed) => {
  const installed = voice('en-US', { ...more, localService: false });
  expect(offlineVoice([installed], 'en-US')).toBe(isUsed ? installed : undefined);
});

test('voices that arrive late without an event are found, and reported once', () => {
  vi.useFakeTimers();
  let voices: object[] = [];
  const getVoices = vi.fn(() => voices);
  vi.stubGlobal('window', { addEventListener: vi.fn(), speechSynthesis: { getVoices } });
  const engine = browserEngine(() => 'en-US', vi.fn());
  const listener = vi.fn();
  engine.subscribe(listener);
  expect(engine.hasVoice()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
  voices = [american];
  vi.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledOnce();
  expect(engine.hasVoice()).toBe(true);
  getVoices.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(getVoices).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledOnce();
});

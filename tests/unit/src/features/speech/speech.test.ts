import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech, type SpeechOptions } from '@/features/speech/speech';
import type { Utterance, UtteranceEvents } from '@/features/speech/speech-engine';

/** A synthesis that reports only what a test makes it report. */
function fakeEngine() {
  let hasVoice = true;
  let reportVoices = () => {};
  const spoken: Utterance[] = [];
  let latest: UtteranceEvents | undefined;
  const events = () => {
    if (!latest) throw new Error('Nothing has been said.');
    return latest;
  };
  return {
    spoken,
    texts: () => spoken.map(({ text }) => text),
    events,
    setVoice(value: boolean) {
      hasVoice = value;
      reportVoices();
    },
    hasVoice: () => hasVoice,
    subscribe(listener: () => void) {
      reportVoices = listener;
    },
    speak: vi.fn((utterance: Utterance, callbacks: UtteranceEvents) => {
      spoken.push(utterance);
      latest = callbacks;
    }),
    cancel: vi.fn(),
  };
}

const callbacks = () =>
  ({ onStart: vi.fn(), onEnd: vi.fn(), onDead: vi.fn() }) satisfies Partial<SpeechOptions>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it says one part after the other, and reports when each starts and when all have ended', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  speech.say(['We listen.', 'We act.'], { ...on, rate: 1.5, volume: 0.5 });
  expect(engine.spoken).toEqual([{ text: 'We listen.', rate: 1.5, volume: 0.5 }]);
  expect(on.onStart).not.toHaveBeenCalled();
  engine.events().onStart();
  expect(on.onStart).toHaveBeenLastCalledWith(0);
  engine.events().onEnd();
  engine.events().onStart();
  expect(on.onStart).toHaveBeenLastCalledWith(1);
  expect(on.onEnd).not.toHaveBeenCalled();
  engine.events().onEnd();
  expect(engine.texts()).toEqual(['We listen.', 'We act.']);
  expect(on.onEnd).toHaveBeenCalledOnce();
  expect(on.onDead).not.toHaveBeenCalled();
});

test('a message waits for the one before it', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  speech.say(['Saved.']);
  speech.say(['Contact screen.']);
  expect(engine.texts()).toEqual(['Saved.']);
  engine.events().onStart();
  engine.events().onEnd();
  expect(engine.texts()).toEqual(['Saved.', 'Contact screen.']);
});

test('an interruption silences at once, forgets what waits, and is said once the engine has stopped', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const first = callbacks();
  const waiting = callbacks();
  speech.say(['Saved.'], first);
  speech.say(['Contact screen.'], waiting);
  engine.events().onStart();
  speech.say(['Help.'], { interrupt: true });
  expect(engine.cancel).toHaveBeenCalledOnce();
  expect(engine.texts()).toEqual(['Saved.']);
  engine.events().onError(false);
  expect(engine.texts()).toEqual(['Saved.', 'Help.']);
  engine.events().onStart();
  engine.events().onEnd();
  expect(engine.texts()).toHaveLength(2);
  for (const { onEnd, onDead } of [first, waiting]) {
    expect(onEnd).not.toHaveBeenCalled();
    expect(onDead).not.toHaveBeenCalled();
  }
});

test('a message learns that another one, or silence, has ended it, and whether anything is being said', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const reading = vi.fn();
  const waiting = vi.fn();
  const own = vi.fn();
  expect(speech.isSpeaking()).toBe(false);
  speech.say(['Once upon a time.'], { onInterrupt: reading });
  speech.say(['Contact screen.'], { onInterrupt: waiting });
  expect(speech.isSpeaking()).toBe(true);
  const cancel = speech.say(['Never mind.'], { onInterrupt: own });
  cancel();
  speech.say(['Help.'], { interrupt: true });
  expect(reading).toHaveBeenCalledOnce();
  expect(waiting).toHaveBeenCalledOnce();
  speech.cancel();
  expect(speech.isSpeaking()).toBe(false);
  expect(reading).toHaveBeenCalledOnce();
  expect(own).not.toHaveBeenCalled();
});

test('of many interruptions in a row, only the last one reaches the engine', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  for (const text of ['Home', 'About', 'Services', 'Contact']) speech.say([text], { interrupt: true });
  engine.events().onError(false);
  expect(engine.texts()).toEqual(['Home', 'Contact']);
});

test('an engine that does not report a cancellation holds up the next message for a second at most', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  speech.say(['Saved.']);
  engine.events().onStart();
  const late = engine.events();
  speech.say(['Help.'], { interrupt: true });
  vi.advanceTimersByTime(1_000);
  expect(engine.texts()).toEqual(['Saved.', 'Help.']);
  late.onEnd();
  expect(engine.texts()).toHaveLength(2);
});

test('an utterance that starts although it was canceled is canceled again', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  speech.say(['Saved.'], on);
  speech.cancel();
  engine.events().onStart();
  expect(engine.cancel).toHaveBeenCalledTimes(2);
  expect(on.onStart).not.toHaveBeenCalled();
});

test('canceling a message leaves the others', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const cancelFirst = speech.say(['One.']);
  const cancelSecond = speech.say(['Two.']);
  speech.say(['Three.']);
  engine.events().onStart();
  cancelSecond();
  expect(engine.cancel).not.toHaveBeenCalled();
  cancelFirst();
  expect(engine.cancel).toHaveBeenCalledOnce();
  engine.events().onError(false);
  expect(engine.texts()).toEqual(['One.', 'Three.']);
  engine.events().onStart();
  cancelFirst();
  expect(engine.cancel).toHaveBeenCalledOnce();
});

test('nothing is canceled where nothing is said', () => {
  const engine = fakeEngine();
  createSpeech(engine).cancel();
  expect(engine.cancel).not.toHaveBeenCalled();
});

test('a voice that does not start within 5 seconds is dead', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  const waiting = callbacks();
  const listener = vi.fn();
  speech.subscribe(listener);
  speech.say(['We listen.', 'We act.'], on);
  speech.say(['Saved.'], waiting);
  vi.advanceTimersByTime(4_999);
  expect(speech.status()).toBe('untested');
  vi.advanceTimersByTime(1);
  expect(speech.status()).toBe('dead');
  expect(listener).toHaveBeenCalled();
  expect(engine.cancel).toHaveBeenCalledOnce();
  expect(on.onDead).toHaveBeenCalledOnce();
  expect(waiting.onDead).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(engine.texts()).toEqual(['We listen.']);
  expect(on.onDead).toHaveBeenCalledOnce();
});

test.each([
  [1, 5_000 + 10 * 150],
  [0.5, 5_000 + 10 * 300],
  [2, 5_000 + 10 * 75],
])('at rate %d, ten characters that do not end within %d ms mean that the voice is dead', (rate, limit) => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  speech.say(['We listen.'], { ...on, rate });
  engine.events().onStart();
  vi.advanceTimersByTime(limit - 1);
  expect(speech.status()).toBe('working');
  vi.advanceTimersByTime(1);
  expect(speech.status()).toBe('dead');
  expect(on.onDead).toHaveBeenCalledOnce();
});

test('a dead voice is given another chance with the next message', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  speech.say(['We listen.']);
  const late = engine.events();
  vi.advanceTimersByTime(5_000);
  const on = callbacks();
  speech.say(['We act.'], on);
  late.onStart();
  late.onEnd();
  expect(on.onStart).not.toHaveBeenCalled();
  engine.events().onStart();
  engine.events().onEnd();
  expect(on.onEnd).toHaveBeenCalledOnce();
  expect(speech.status()).toBe('working');
});

test('an error of the engine, or a refusal to speak, means that the voice is dead', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  speech.say(['We listen.'], on);
  engine.events().onError(false);
  expect(on.onDead).toHaveBeenCalledOnce();
  expect(speech.status()).toBe('dead');

  engine.speak.mockImplementation(() => {
    throw new Error('Not available.');
  });
  speech.say(['We act.'], on);
  expect(on.onDead).toHaveBeenCalledTimes(2);
});

test('speech that the browser forbids fails, but says nothing about the voice', () => {
  const engine = fakeEngine();
  const speech = createSpeech(engine);
  const on = callbacks();
  speech.say(['We listen.'], on);
  engine.events().onError(true);
  expect(on.onDead).toHaveBeenCalledOnce();
  expect(speech.status()).toBe('untested');
});

test('the status follows voices that appear late or go away', () => {
  const engine = fakeEngine();
  engine.setVoice(false);
  const speech = createSpeech(engine);
  const listener = vi.fn();
  const unsubscribe = speech.subscribe(listener);
  expect(speech.status()).toBe('missing');
  engine.setVoice(true);
  expect(speech.status()).toBe('untested');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  engine.setVoice(false);
  expect(speech.status()).toBe('missing');
  expect(listener).toHaveBeenCalledOnce();
});

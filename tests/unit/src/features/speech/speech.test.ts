import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech, type SpeechOptions } from '@/features/speech/speech';
import type { Utterance, UtteranceEvents } from '@/features/speech/speech-engine';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Speech on a synthesis that reports only what a test makes it report. */
function setUp() {
  const engine = {
    hasVoice: vi.fn(() => true),
    subscribe: vi.fn<(listener: () => void) => void>(),
    speak: vi.fn<(utterance: Utterance, events: UtteranceEvents) => void>(),
    cancel: vi.fn(),
  };
  const events = () => {
    const [, latest] = engine.speak.mock.lastCall ?? [];
    if (!latest) throw new Error('Nothing has been said.');
    return latest;
  };
  const finish = () => {
    events().onStart();
    events().onEnd();
  };
  const all = 'all day and all night, every day';
  const speech = createSpeech(engine, ({ text }) => text.replace('24/7', all));
  const partsOf = (texts: readonly string[]) => texts.map((text) => ({ text }));
  const say = (texts: readonly string[], on?: SpeechOptions) => speech.say(partsOf(texts), on);
  const texts = () => engine.speak.mock.calls.map(([{ text }]) => text);
  return { engine, speech: { ...speech, say }, events, finish, texts };
}

const callbacks = () =>
  ({ onStart: vi.fn(), onEnd: vi.fn(), onDead: vi.fn(), onInterrupt: vi.fn() }) satisfies SpeechOptions;

test('an interruption clears the queue at once, and is spoken when the engine has stopped', () => {
  const { engine, speech, events, finish, texts } = setUp();
  const [first, waiting] = [callbacks(), callbacks()];
  speech.say(['Saved.'], first);
  speech.say(['Contact screen.'], waiting);
  events().onStart();
  speech.say(['Help.'], { interrupt: true });
  expect(engine.cancel).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Saved.']);
  events().onError(false);
  expect(texts()).toEqual(['Saved.', 'Help.']);
  finish();
  expect(texts()).toHaveLength(2);
  for (const { onEnd, onDead, onInterrupt } of [first, waiting]) {
    expect(onInterrupt).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
    expect(onDead).not.toHaveBeenCalled();
  }
});

test('a canceled message gets no callback, unlike one that is interrupted', () => {
  const { speech } = setUp();
  const [reading, own] = [callbacks(), callbacks()];
  expect(speech.isSpeaking()).toBe(false);
  speech.say(['Once upon a time.'], reading);
  speech.say(['Never mind.'], own)();
  expect(speech.isSpeaking()).toBe(true);
  speech.cancel();
  expect(speech.isSpeaking()).toBe(false);
  expect(reading.onInterrupt).toHaveBeenCalledOnce();
  expect(own.onInterrupt).not.toHaveBeenCalled();
});

test('an engine that neither reports a cancellation nor obeys it holds up the next message for a second at most', () => {
  const { engine, speech, events, texts } = setUp();
  const on = callbacks();
  speech.say(['Saved.'], on);
  const late = events();
  speech.say(['Help.'], { interrupt: true });
  late.onStart();
  expect(engine.cancel).toHaveBeenCalledTimes(2);
  expect(on.onStart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual(['Saved.', 'Help.']);
  late.onEnd();
  expect(texts()).toHaveLength(2);
});

test('canceling a message keeps the others, and silences only that message', () => {
  const { engine, speech, events, texts } = setUp();
  speech.cancel();
  const cancelFirst = speech.say(['One.']);
  const cancelSecond = speech.say(['Two.']);
  speech.say(['Three.']);
  events().onStart();
  cancelSecond();
  expect(engine.cancel).not.toHaveBeenCalled();
  cancelFirst();
  expect(engine.cancel).toHaveBeenCalledOnce();
  events().onError(false);
  expect(texts()).toEqual(['One.', 'Three.']);
  events().onStart();
  cancelFirst();
  expect(engine.cancel).toHaveBeenCalledOnce();
});

test('a voice that does not start within 5 seconds is dead, until the next message', () => {
  const { engine, speech, events, finish, texts } = setUp();
  const [on, waiting, next, listener] = [callbacks(), callbacks(), callbacks(), vi.fn()];
  speech.subscribe(listener);
  speech.say(['We listen.', 'We act.'], on);
  speech.say(['Saved.'], waiting);
  speech.say(['Nobody waits for this.']);
  const late = events();
  vi.advanceTimersByTime(4_999);
  expect(speech.status()).toBe('untested');
  vi.advanceTimersByTime(1);
  expect(speech.status()).toBe('dead');
  expect(listener).toHaveBeenCalled();
  expect(engine.cancel).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(texts()).toEqual(['We listen.']);
  for (const { onDead } of [on, waiting]) expect(onDead).toHaveBeenCalledOnce();
  speech.say(['We are back.'], next);
  late.onStart();
  late.onEnd();
  expect(next.onStart).not.toHaveBeenCalled();
  finish();
  expect(next.onEnd).toHaveBeenCalledOnce();
  expect(speech.status()).toBe('working');
});

test('a voice that does not end within 5 seconds and the time of its text is dead', () => {
  const { speech, events } = setUp();
  const on = callbacks();
  speech.say(['We listen.'], { ...on, rate: 0.5 });
  events().onStart();
  vi.advanceTimersByTime(5_000 + 10 * 300 - 1);
  expect(speech.status()).toBe('working');
  vi.advanceTimersByTime(1);
  expect(speech.status()).toBe('dead');
  expect(on.onDead).toHaveBeenCalledOnce();
});

test('an error of the engine, or a refusal to speak, means that the voice is dead, but not that the browser forbids it', () => {
  const { engine, speech, events } = setUp();
  const on = callbacks();
  for (const isForbidden of [true, false]) {
    speech.say(['We listen.'], on);
    events().onError(isForbidden);
    expect(speech.status()).toBe(isForbidden ? 'untested' : 'dead');
  }
  expect(on.onDead).toHaveBeenCalledTimes(2);
  engine.speak.mockImplementation(() => {
    throw new Error('Not available.');
  });
  speech.say(['We act.'], on);
  expect(on.onDead).toHaveBeenCalledTimes(3);
});

test('the status follows voices that appear late or go away', () => {
  const { engine, speech } = setUp();
  const listener = vi.fn();
  const unsubscribe = speech.subscribe(listener);
  for (const [hasVoice, status] of [
    [false, 'missing'],
    [true, 'untested'],
    [false, 'missing'],
  ] as const) {
    engine.hasVoice.mockReturnValue(hasVoice);
    engine.subscribe.mock.lastCall?.[0]();
    expect(speech.status()).toBe(status);
    if (hasVoice) unsubscribe();
  }
  expect(listener).toHaveBeenCalledTimes(2);
});

test('text expanded for the voice keeps its place in the original, and gets time to be spoken', () => {
  const { speech, events, finish, texts } = setUp();
  const on = callbacks();
  speech.say(['Call us.', 'We answer 24/7.', 'Thank you.'], on);
  finish();
  events().onStart();
  expect(texts()).toEqual(['Call us.', 'We answer all day and all night, every day.']);
  // What was written would have had to end after 7.25 seconds.
  vi.advanceTimersByTime(10_000);
  events().onEnd();
  finish();
  expect(on.onStart.mock.calls).toEqual([[0], [1], [2]]);
  expect(on.onEnd).toHaveBeenCalledOnce();
  expect(on.onDead).not.toHaveBeenCalled();
});

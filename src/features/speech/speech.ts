import { channel } from '@/lib/channel';
import { createSpeaker } from './speaker';
import type { SpeechEngine } from './speech-engine';

/** `untested` until the voice has spoken or failed. */
export type VoiceStatus = 'missing' | 'untested' | 'working' | 'dead';

export interface SpeechOptions {
  /** Silences everything said before, rather than waiting for it to end. */
  interrupt?: boolean;
  /** A speed from 0.5 to 2; 1 is the voice's normal speed. */
  rate?: number;
  /** A volume from 0 to 1. */
  volume?: number;
  /** Called with the index of each segment as the voice starts it. */
  onStart?: (index: number) => void;
  onEnd?: () => void;
  /** Called when another message, or `cancel`, silences this one for good. */
  onInterrupt?: () => void;
  /** Called when the voice fails or does not respond. That drops this message, and those that wait. */
  onDead?: () => void;
}

export interface SpokenSegment {
  readonly text: string;
  /** The language of the segment, such as `es`, if it differs from the current one. */
  readonly language?: string;
}

interface Message {
  segments: readonly SpokenSegment[];
  options: SpeechOptions;
  index: number;
}

/** Creates a queue of messages. `spokenForm` keeps the number and order of segments, by which callers follow them. */
export function createSpeech(engine: SpeechEngine, spokenForm: (segment: SpokenSegment) => string) {
  const changes = channel();
  const speaker = createSpeaker(engine);
  const queue: Message[] = [];
  let health: Exclude<VoiceStatus, 'missing'> = 'untested';

  function report(value = health): void {
    health = value;
    changes.send();
  }

  function fail(isForbidden: boolean): void {
    const failed = queue.splice(0);
    // Keeps the status if speech is forbidden, which says nothing about the voice.
    if (!isForbidden) report('dead');
    for (const { options } of failed) options.onDead?.();
  }

  function speakNext(): void {
    const message = queue[0];
    if (speaker.isBusy() || !message) return;
    const { index, segments, options } = message;
    const segment = segments[index];
    if (!segment) {
      queue.shift();
      options.onEnd?.();
      speakNext();
      return;
    }

    const { language } = segment;
    const { rate = 1, volume = 1 } = options;
    speaker.speak(
      { text: spokenForm(segment), language, rate, volume },
      {
        onStart() {
          report('working');
          options.onStart?.(index);
        },
        onEnd(isSpoken) {
          if (isSpoken) message.index += 1;
          speakNext();
        },
        onFail: fail,
      },
    );
  }

  function cancel(): void {
    const interrupted = queue.splice(0);
    speaker.cancel();
    for (const { options } of interrupted) options.onInterrupt?.();
  }

  engine.subscribe(report);

  return {
    /** Queues a message in short segments, since some engines cut off long texts. Returns a function to cancel it. */
    say(segments: readonly SpokenSegment[], options: SpeechOptions = {}): () => void {
      const message = { segments, options, index: 0 };
      if (options.interrupt) cancel();
      queue.push(message);
      speakNext();
      return () => {
        const position = queue.indexOf(message);
        if (position < 0) return;
        queue.splice(position, 1);
        if (position === 0) speaker.cancel();
      };
    },
    /** Silences the voice at once, and drops the messages that wait. */
    cancel,
    /** Whether there is a voice of a language, or else of the current one. */
    hasVoice: (language?: string) => engine.hasVoice(language),
    isSpeaking: () => queue.length > 0,
    status: (): VoiceStatus => (engine.hasVoice() ? health : 'missing'),
    /** Subscribes to changes of the status, and returns a function that unsubscribes. */
    subscribe: changes.subscribe,
  };
}

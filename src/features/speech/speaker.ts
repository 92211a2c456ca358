import type { SpeechEngine, Utterance } from './speech-engine';

/** How long a voice may take to start, and to end beyond the time that the text needs. */
const PATIENCE_MS = 5_000;

/** How long the slowest voices take for a character, at normal speed. */
const CHARACTER_MS = 150;

/** How long an engine may take to report that an utterance was canceled. Not every engine does. */
const CANCEL_MS = 1_000;

interface SpokenEvents {
  onStart: () => void;
  /** Called when the utterance has been said, or canceled. */
  onEnd: (isSpoken: boolean) => void;
  /** Called when the voice fails or does not respond; browsers forbid speech before the first click. */
  onFail: (isForbidden: boolean) => void;
}

/** Passes utterances to an engine singly, since some drop what follows a cancellation. A timeout detects a dead voice. */
export function createSpeaker(engine: SpeechEngine) {
  let active: { isCanceled: boolean; end: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setTimer(callback: () => void, duration: number): void {
    clearTimeout(timer);
    timer = setTimeout(callback, duration);
  }

  function release(): void {
    clearTimeout(timer);
    active = undefined;
  }

  return {
    isBusy: () => active !== undefined,

    /** Speaks an utterance after the current one has ended. */
    speak(utterance: Utterance, { onStart, onEnd, onFail }: SpokenEvents): void {
      const { text, rate } = utterance;
      const mine = {
        isCanceled: false,
        end() {
          release();
          onEnd(!mine.isCanceled);
        },
      };

      function fail(isForbidden: boolean): void {
        release();
        engine.cancel();
        onFail(isForbidden);
      }

      const giveUp = () => fail(false);
      active = mine;
      setTimer(giveUp, PATIENCE_MS);
      try {
        engine.speak(utterance, {
          onStart() {
            if (active !== mine) return;
            // Cancels again, since some engines ignore a cancellation before the start.
            if (mine.isCanceled) return engine.cancel();
            setTimer(giveUp, PATIENCE_MS + (text.length * CHARACTER_MS) / rate);
            onStart();
          },
          onEnd() {
            if (active === mine) mine.end();
          },
          onError(isForbidden) {
            if (active !== mine) return;
            if (mine.isCanceled) mine.end();
            else fail(isForbidden);
          },
        });
      } catch {
        giveUp();
      }
    },

    /** Cancels the utterance, which ends once the engine reports that. */
    cancel(): void {
      if (!active || active.isCanceled) return;
      active.isCanceled = true;
      setTimer(active.end, CANCEL_MS);
      engine.cancel();
    },
  };
}

import { guide } from '@/copy/guide';
import { language } from '@/copy/language';
import { speech } from '@/features/speech';
import { activityEvent } from '@/lib/activity-event';
import { splitSentences } from '@/lib/sentences';
import { defaultLevels, type Levels } from './levels';

/** How something is said. */
interface Manner {
  /** Waits until what is being said has ended, rather than silencing it. */
  later?: boolean;
  /** Does not count as activity of the visitor, so that nothing said to somebody who left keeps their visit going. */
  unasked?: boolean;
}

/** The voice of the guide for one visitor. */
export interface Narrator {
  readonly say: (text: string, manner?: Manner) => void;
  readonly silence: () => void;
  readonly setLevels: (levels: Levels) => void;
  /** Whether it speaks at all; otherwise it only shows what it would say. */
  readonly setVoice: (hasVoice: boolean) => void;
  /** Whether anything is being said, also by Read aloud. */
  readonly isSpeaking: () => boolean;
  /** How many times something was said so far. */
  readonly count: () => number;
}

interface NarratorEvents {
  /** Called with what is said, which is shown as well: a device may be mute. */
  readonly onCaption: (text: string) => void;
  /** Called when everything has been said. */
  readonly onSilence: () => void;
  /** Called when the voice does not answer. */
  readonly onDead: () => void;
  /** Whether somebody may have left, so that nothing that is said counts as their activity. */
  readonly isWarning: () => boolean;
}

/** Creates a narrator. */
export function createNarrator({ onCaption, onSilence, onDead, isWarning }: NarratorEvents): Narrator {
  let levels = defaultLevels;
  let hasVoice = true;
  let count = 0;
  /** How many messages have not been said to the end. */
  let waiting = 0;

  function end(): void {
    waiting -= 1;
    if (waiting === 0) onSilence();
  }

  return {
    say(text, { later = false, unasked = false } = {}) {
      count += 1;
      const show = () => {
        onCaption(text);
        if (!unasked && !isWarning()) document.dispatchEvent(new Event(activityEvent));
      };
      if (speech.status() === 'missing' || !hasVoice) {
        show();
        onSilence();
        return;
      }
      waiting = later ? waiting + 1 : 1;
      speech.say(
        splitSentences(text, language.locale).map(({ text: part }) => part),
        {
          interrupt: !later,
          rate: Math.min(2, Math.max(0.5, levels.rate)),
          volume: Math.min(1, Math.max(0.1, levels.volume / 100)),
          onStart: show,
          onEnd: end,
          onDead() {
            waiting = 0;
            onCaption(guide.voiceDead);
            onDead();
          },
        },
      );
    },
    silence() {
      waiting = 0;
      speech.cancel();
    },
    setLevels: (value) => {
      levels = value;
    },
    setVoice(value) {
      hasVoice = value;
      if (hasVoice) return;
      waiting = 0;
      speech.cancel();
    },
    isSpeaking: speech.isSpeaking,
    count: () => count,
  };
}

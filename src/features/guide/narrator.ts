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
  /** How many times something was said so far. */
  readonly count: () => number;
}

/**
 * Creates a narrator.
 *
 * @param onCaption called with what is said, which is shown as well: a device may be mute
 * @param onSilence called when everything has been said
 */
export function createNarrator(onCaption: (text: string) => void, onSilence: () => void): Narrator {
  let levels = defaultLevels;
  let count = 0;

  return {
    say(text, { later = false, unasked = false } = {}) {
      count += 1;
      const show = () => {
        onCaption(text);
        if (!unasked) document.dispatchEvent(new Event(activityEvent));
      };
      if (speech.status() === 'missing') {
        show();
        onSilence();
        return;
      }
      speech.say(
        splitSentences(text, language.locale).map(({ text: part }) => part),
        {
          interrupt: !later,
          rate: Math.min(2, Math.max(0.5, levels.rate)),
          volume: Math.min(1, Math.max(0.1, levels.volume / 100)),
          onStart: show,
          onEnd: onSilence,
          onDead: () => onCaption(guide.voiceDead),
        },
      );
    },
    silence: speech.cancel,
    setLevels: (value) => {
      levels = value;
    },
    count: () => count,
  };
}

import { type SpokenSegment, speech } from '@/features/speech';
import { activity } from '@/lib/channel';
import { splitSentences } from '@/lib/sentences';
import type { GuideState, Manner } from '../guide-state';
import type { GuideHost } from '../guide-view';
import { type Phrase, plainText, spokenText, voiceSegments } from './phrase';

interface NarratorOptions {
  readonly host: () => Pick<GuideHost, 'copy' | 'language' | 'secondsLeft'>;
  /** The visitor's settings. Without a voice, the narrator only shows its texts. */
  readonly state: () => Pick<GuideState, 'hasVoice' | 'settings'>;
  /** Called with each text as the voice starts it, so that a device that is mute shows it. */
  readonly onCaption: (text: string) => void;
  readonly onSilence: () => void;
  /** Called when the voice does not respond. */
  readonly onDead: () => void;
}

export function createNarrator({ host, state, onCaption, onSilence, onDead }: NarratorOptions) {
  let count = 0;
  /** The number of messages that have not been said to the end. */
  let waiting = 0;

  /** Splits a phrase into sentences with their languages: a farewell may be said once the kiosk is back in its own language. */
  function sentencesOf(phrase: Phrase): SpokenSegment[] {
    return voiceSegments(phrase)
      .flatMap(({ text, language = host().language }) =>
        splitSentences(text, language).map((sentence) => ({ text: sentence.text, language })),
      )
      .filter(({ language }) => speech.hasVoice(language) || speech.hasVoice());
  }

  return {
    say(phrase: Phrase, manner: Manner = {}): void {
      const { later = false, countsAsActivity = true, settings = state().settings } = manner;
      count += 1;
      const show = () => {
        onCaption(spokenText(plainText(phrase)));
        // Keeps no visit alive by what is said during the idle warning.
        if (countsAsActivity && host().secondsLeft === undefined) activity.send();
      };
      const sentences = state().hasVoice ? sentencesOf(phrase) : [];
      if (sentences.length === 0) {
        show();
        onSilence();
        return;
      }
      waiting = later ? waiting + 1 : 1;
      speech.say(sentences, {
        interrupt: !later,
        rate: settings.rate,
        volume: settings.volume / 100,
        onStart: show,
        onEnd() {
          waiting -= 1;
          if (waiting === 0) onSilence();
        },
        onDead() {
          waiting = 0;
          onCaption(host().copy.voiceDead);
          onDead();
        },
      });
    },
    silence(): void {
      waiting = 0;
      speech.cancel();
    },
    /** Whether anything is being said, including by Read aloud. */
    isSpeaking: speech.isSpeaking,
    count: () => count,
  };
}

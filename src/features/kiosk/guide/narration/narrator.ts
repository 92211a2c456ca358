import type { LanguageTag } from '@/content/languages';
import { type SpokenSegment, speech } from '@/features/speech';
import { activity } from '@/lib/channel';
import { splitSentences } from '@/lib/sentences';
import type { GuideState, Manner } from '../guide-state';
import { spokenText } from '../page/items';
import type { GuideCopy } from './describe';
import { type Phrase, plainText, voiceSegments } from './phrase';

interface NarratorOptions {
  readonly host: () => { readonly copy: GuideCopy; readonly language: LanguageTag };
  /** The visitor's settings. Without a voice, it only shows what it would say. */
  readonly settings: () => Pick<GuideState, 'hasVoice' | 'levels'>;
  /** Called with each text as the voice starts it: a device may be mute. */
  readonly onCaption: (text: string) => void;
  readonly onSilence: () => void;
  /** Called when the voice does not answer. */
  readonly onDead: () => void;
  /** Whether somebody may have left, so that nothing that is said counts as their activity. */
  readonly isWarning: () => boolean;
}

export type Narrator = ReturnType<typeof createNarrator>;

/** Creates a narrator. */
export function createNarrator({ host, settings, onCaption, onSilence, onDead, isWarning }: NarratorOptions) {
  let count = 0;
  /** How many messages have not been said to the end. */
  let waiting = 0;

  /** The sentences of a phrase, each in its language: a farewell ends after the kiosk is in its own one again. */
  function sentencesOf(phrase: Phrase): SpokenSegment[] {
    return voiceSegments(phrase)
      .flatMap(({ text, language = host().language }) =>
        splitSentences(text, language).map((sentence) => ({ text: sentence.text, language })),
      )
      .filter(({ language }) => speech.hasVoice(language) || speech.hasVoice());
  }

  return {
    say(phrase: Phrase, manner: Manner = {}): void {
      const { later = false, countsAsActivity = true, levels = settings().levels } = manner;
      count += 1;
      const show = () => {
        onCaption(spokenText(plainText(phrase)));
        if (countsAsActivity && !isWarning()) activity.send();
      };
      const sentences = settings().hasVoice ? sentencesOf(phrase) : [];
      if (sentences.length === 0) {
        show();
        onSilence();
        return;
      }
      waiting = later ? waiting + 1 : 1;
      speech.say(sentences, {
        interrupt: !later,
        rate: levels.rate,
        volume: levels.volume / 100,
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
    /** Whether anything is being said, also by Read aloud. */
    isSpeaking: speech.isSpeaking,
    count: () => count,
  };
}

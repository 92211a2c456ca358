import type { LanguageTag } from '@/content/languages';
import { type SpokenSegment, speech } from '@/features/speech';
import { activity } from '@/lib/channel';
import { splitSentences } from '@/lib/sentences';
import { type Phrase, plainText, spokenText, voiceSegments } from './reading/phrase';
import { type Guide, type SayOptions, updateState } from './responses/guide-state';
import type { GuideHost } from './responses/guide-view';

/** Splits a phrase into sentences, each with its language, since the kiosk's own may change before they are spoken. */
const sentencesOf = (phrase: Phrase, current: LanguageTag): SpokenSegment[] =>
  voiceSegments(phrase)
    .flatMap(({ text, language = current }) =>
      splitSentences(text, language).map((sentence) => ({ text: sentence.text, language })),
    )
    .filter(({ language }) => speech.hasVoice(language) || speech.hasVoice());

interface VoiceSession {
  readonly guide: () => Guide;
  readonly host: () => GuideHost;
  readonly onSilence: () => void;
  readonly onDead: () => void;
}

/** Creates the guide's voice, which shows each phrase as a caption when it starts. Without a voice, it only shows it. */
export function createVoice({ guide, host, onSilence, onDead }: VoiceSession) {
  let spokenCount = 0;

  function say(phrase: Phrase, { later = false, countsAsActivity = true }: SayOptions = {}): void {
    const { hasVoice, settings } = guide().state;
    spokenCount += 1;
    const show = () => {
      updateState(guide(), { caption: spokenText(plainText(phrase)) });
      // Speech during the idle warning must not prolong the visit.
      if (countsAsActivity && host().secondsLeft === undefined) activity.send();
    };
    const sentences = hasVoice ? sentencesOf(phrase, host().language) : [];
    if (sentences.length === 0) {
      show();
      onSilence();
      return;
    }
    speech.say(sentences, {
      interrupt: !later,
      rate: settings.rate,
      volume: settings.volume / 100,
      onStart: show,
      onEnd: onSilence,
      onDead,
    });
  }

  return { say, spokenCount: () => spokenCount };
}

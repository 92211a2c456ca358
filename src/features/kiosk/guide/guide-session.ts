import type { LanguageTag } from '@/content/languages';
import { currentCopy } from '@/copy';
import { sharedCopy } from '@/copy/shared';
import { type SpokenSegment, speech } from '@/features/speech';
import { type AnnouncementKind, activity } from '@/lib/channel';
import { type TextField, textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { splitSentences } from '@/lib/sentences';
import { switchLanguage } from '@/store/content-store';
import { activateItem } from './activate-item';
import { createClock, createReminder } from './clock';
import { createEventHandlers } from './guide-events';
import { highlight } from './highlight';
import { type Phrase, plainText, spokenText, voiceSegments } from './reading/phrase';
import { continueWithoutVoice } from './responses/guide-on-off';
import { reminderText } from './responses/guide-policy';
import { enterBelow, isFollowing } from './responses/guide-position';
import {
  type Guide,
  type GuideState,
  initialGuideState,
  type SayOptions,
  type Send,
  updateState,
} from './responses/guide-state';
import { advanceScan } from './responses/guide-switches';
import { type GuideHost, type GuideView, readView } from './responses/guide-view';
import { dwellTime, isPaused } from './switches/scan';
import { isOneSwitch } from './switches/switch-keys';

/** Splits a phrase into sentences, each with its language, since the kiosk's own may change before they are spoken. */
const sentencesOf = (phrase: Phrase, current: LanguageTag): SpokenSegment[] =>
  voiceSegments(phrase)
    .flatMap(({ text, language = current }) =>
      splitSentences(text, language).map((sentence) => ({ text: sentence.text, language })),
    )
    .filter(({ language }) => speech.hasVoice(language) || speech.hasVoice());

/** Returns the time until a scan moves by itself, in milliseconds; `undefined` if it waits. */
function timeToStep({ scan, switches, settings }: GuideState): number | undefined {
  const moves = scan && switches && isOneSwitch(switches) && !isPaused(scan) && !speech.isSpeaking();
  return moves ? dwellTime(scan, settings.stepMs) : undefined;
}

/** Creates the guide's session, which owns state, voice and clocks. The guide is off at first. */
export function createGuideSession(host: () => GuideHost, onChange: (state: GuideState) => void) {
  let state = initialGuideState;
  let view: GuideView | undefined;
  /** The field that was last typed into. */
  let field: TextField | undefined;
  /** The number of spoken texts. */
  let count = 0;

  const reminder = createReminder(() => {
    if (speech.isSpeaking()) reminder.repeat();
    else say(reminderText(state, host().copy), { countsAsActivity: false });
  });
  const clock = createClock(
    () => timeToStep(state),
    () => send(advanceScan),
  );

  function rememberField(element: Element | null): void {
    field = textFieldAt(element) ?? field;
  }

  function onSilence(): void {
    if (!state.isOn || speech.isSpeaking()) return;
    clock.restart();
    reminder.start();
  }

  /** Speaks a phrase, and shows it as a caption when the voice starts. Without a voice, only shows it. */
  function say(phrase: Phrase, { later = false, countsAsActivity = true }: SayOptions = {}): void {
    const { hasVoice, settings } = state;
    count += 1;
    const show = () => {
      updateState(guide, { caption: spokenText(plainText(phrase)) });
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
      onDead() {
        updateState(guide, { caption: host().copy.voiceDead });
        send(continueWithoutVoice);
      },
    });
  }

  const guide: Guide = {
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      onChange(state);
    },
    /** Reads the page at most once per event. */
    get view() {
      view ??= readView(host());
      return view;
    },
    say,
    silence() {
      speech.cancel();
      clock.restart();
    },
    mark(stop) {
      rememberField(document.activeElement);
      highlight(stop);
      clock.restart();
    },
    choose(item) {
      activateItem(item, guide, send, () => count);
    },
    switchLanguage(to) {
      switchLanguage(to).catch(() => say(currentCopy(sharedCopy).languageSwitch.failed));
    },
    enterSoon() {
      const { switches } = state;
      setTimeout(() => {
        if (isFollowing(state) && state.switches === switches) send(enterBelow);
      });
    },
    reminder,
    typedText: () => (field && field.type !== 'password' ? field.value : ''),
    blur() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    forgetVisitor() {
      reminder.stop();
      highlight(undefined);
      field = undefined;
    },
  };

  const send: Send = (respond, ...details) => {
    view = undefined;
    respond(guide, ...details);
    if (!clock.isRunning()) clock.restart();
  };

  return {
    send,
    handlers: createEventHandlers({ guide, host, send, clock, reminder, rememberField }),

    /** Speaks announcements of changes. Skips those of a place, which the guide speaks when it follows the page. */
    onAnnouncement({ text, kind }: { text: string; kind: AnnouncementKind }): void {
      const isWarning = host().secondsLeft !== undefined;
      if (kind === 'place' || isWarning || state.isTouched || !isFollowing(state)) return;
      say(spokenText(text), { later: true });
    },

    /** Called when the idle warning appears. */
    onWarning(): void {
      if (!state.isOn) return;
      const { copy, language, secondsLeft: seconds = 0 } = host();
      say(fill(plural(copy.warning, seconds, language), { seconds }), { countsAsActivity: false });
    },
  };
}

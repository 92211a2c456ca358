import { currentCopy } from '@/copy';
import { sharedCopy } from '@/copy/shared';
import { type SpokenSegment, speech } from '@/features/speech';
import { type AnnouncementKind, activity } from '@/lib/channel';
import { formFields, linksAndButtons, type TextField, textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { splitSentences } from '@/lib/sentences';
import { switchLanguage } from '@/store/content-store';
import { isInRegion } from '../shared/regions';
import { activateItem } from './activate-item';
import { createClock, createReminder } from './clock';
import { highlight } from './highlight';
import { typingEcho } from './reading/describe';
import { type Phrase, plainText, spokenText, voiceSegments } from './reading/phrase';
import { loseVoice } from './responses/guide-on-off';
import { continueVisit, pressFirstKey, reminderText, responseToKey, touch } from './responses/guide-policy';
import { enterBelow, followFocus, isFollowing } from './responses/guide-position';
import {
  change,
  type Guide,
  type GuideState,
  initialGuideState,
  type Manner,
  type Send,
} from './responses/guide-state';
import { advance } from './responses/guide-switches';
import { type GuideHost, type GuideView, readView } from './responses/guide-view';
import { dwellTime, isPaused } from './switches/scan';
import { createBounceFilter, isSingle } from './switches/switch-keys';

/** Controls that use arrow keys and characters, and all controls that a key presses or types into. */
const arrowTargets = `${formFields}, [role=tab]`;
const controlTargets = `${linksAndButtons}, ${arrowTargets}`;

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);

/** Creates the guide's session: it owns state, voice and clocks, and lets the policy respond. Off at first. */
export function createGuideSession(host: () => GuideHost, onChange: (state: GuideState) => void) {
  let state = initialGuideState;
  let view: GuideView | undefined;
  /** The field that was last typed into. */
  let field: TextField | undefined;

  /** How many texts have been said. */
  let count = 0;

  const reminder = createReminder(() => {
    if (speech.isSpeaking()) reminder.repeat();
    else say(reminderText(state, host().copy), { countsAsActivity: false });
  });
  const clock = createClock(
    () => {
      const { scan, switches, settings } = state;
      const moves = scan && switches && isSingle(switches) && !isPaused(scan) && !speech.isSpeaking();
      return moves ? dwellTime(scan, settings.stepMs) : undefined;
    },
    () => send(advance),
  );
  const isRepeatedPress = createBounceFilter(() => state.settings.bounceMs);

  /** Splits a phrase into sentences with their languages: a farewell may be said once the kiosk is back in its own language. */
  function sentencesOf(phrase: Phrase): SpokenSegment[] {
    return voiceSegments(phrase)
      .flatMap(({ text, language = host().language }) =>
        splitSentences(text, language).map((sentence) => ({ text: sentence.text, language })),
      )
      .filter(({ language }) => speech.hasVoice(language) || speech.hasVoice());
  }

  function onSilence(): void {
    if (!state.isOn || speech.isSpeaking()) return;
    clock.restart();
    reminder.start();
  }

  /** Says a phrase, and shows it as the voice starts it. Without a voice, it only shows it. */
  function say(phrase: Phrase, { later = false, countsAsActivity = true }: Manner = {}): void {
    const { hasVoice, settings } = state;
    count += 1;
    const show = () => {
      change(guide, { caption: spokenText(plainText(phrase)) });
      // What is said during the idle warning must not keep the visit going.
      if (countsAsActivity && host().secondsLeft === undefined) activity.send();
    };
    const sentences = hasVoice ? sentencesOf(phrase) : [];
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
        change(guide, { caption: host().copy.voiceDead });
        send(loseVoice);
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
    /** Read once for each event. */
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
      field = textFieldAt(document.activeElement) ?? field;
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

  /** Whether a key event comes from a hand that trembles on a switch. The keys of a keypad may follow each other quickly. */
  function isBounce({ code, timeStamp }: KeyboardEvent): boolean {
    const { isOn, switches, panel } = state;
    const isKeypad = isOn && !switches && panel !== 'setup';
    return isRepeatedPress(code, timeStamp) && !isKeypad;
  }

  /** Handles events before the page does. */
  const handlers = {
    keydown(event: KeyboardEvent): void {
      const { target, repeat } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!state.isOn) {
        // Ignores key repeat, since something may be resting on the key.
        if (repeat || isBounce(event)) return;
        const isOnControl = matches(target, controlTargets);
        send(pressFirstKey, { event, isOnControl, isOnArrows: matches(target, arrowTargets) });
        return;
      }
      const respond = responseToKey(state, event.code, host().keypad);
      if (!respond) {
        reminder.repeat();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (repeat || isBounce(event)) return;
      const { secondsLeft } = host();
      activity.send();
      // Leaves the key to the next visitor if this activity has ended the visit, and the guide with it.
      if (!state.isOn) return;
      reminder.repeat();
      speech.cancel();
      send(secondsLeft === undefined ? respond : continueVisit);
      // Gives the scan its full time after a press. Changes elsewhere on the page do not delay it.
      clock.restart();
      // Checks again, since the press may have ended the visit.
      if (state.isOn) reminder.start();
    },

    /** Handles keyup, because the space bar presses a button when it is released. */
    keyup(event: KeyboardEvent): void {
      isBounce(event);
      const isTaken = state.isOn && event.code === 'Space' && responseToKey(state, event.code, host().keypad);
      if (isTaken) event.preventDefault();
    },

    pointerdown({ target }: PointerEvent): void {
      send(touch, target instanceof Node && isInRegion('guide', target));
    },

    focusin({ target }: FocusEvent): void {
      if (!state.isOn || !(target instanceof HTMLElement)) return;
      field = textFieldAt(target) ?? field;
      send(followFocus);
    },

    input(event: Event): void {
      if (!state.isOn || state.isTouched || !(event instanceof InputEvent)) return;
      const { target } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      say(typingEcho(event, isHidden, host().copy));
    },
  };

  return {
    send,
    handlers,

    /** Says what has changed. Skips where the visitor is now, which the guide says when it follows the page. */
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

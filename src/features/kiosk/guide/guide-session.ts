import { switchLanguage } from '@/content/store/content-store';
import { currentCopy } from '@/copy';
import { sharedCopy } from '@/copy/shared';
import { speech } from '@/features/speech';
import { type TextField, textFieldAt } from '@/lib/controls';
import { activateItem } from './activate-item';
import { createClock, createReminder } from './clock';
import { createEventHandlers } from './guide-events';
import { createVoice } from './guide-voice';
import { highlight } from './highlight';
import { enterBelow } from './responses/guide-following';
import { continueWithoutVoice } from './responses/guide-on-off';
import { reminderText } from './responses/guide-policy';
import { isFollowing } from './responses/guide-position';
import {
  type Guide,
  type GuideState,
  initialGuideState,
  type Send,
  updateState,
} from './responses/guide-state';
import { advanceScan } from './responses/guide-switches';
import { type GuideHost, type GuideView, readView } from './responses/guide-view';
import { dwellTime, isPaused } from './switches/scan';
import { isOneSwitch } from './switches/switch-keys';

/** Returns the time until a scan moves by itself, in milliseconds; `undefined` if it waits. */
function timeToStep({ scan, switches, settings }: GuideState): number | undefined {
  const moves = scan && switches && isOneSwitch(switches) && !isPaused(scan) && !speech.isSpeaking();
  return moves ? dwellTime(scan, settings.stepMs) : undefined;
}

/** Remembers the field that was last typed into. */
function rememberedField() {
  let field: TextField | undefined;
  return {
    remember(element: Element | null): void {
      field = textFieldAt(element) ?? field;
    },
    forget(): void {
      field = undefined;
    },
    text: () => (field && field.type !== 'password' ? field.value : ''),
  };
}

/** Creates the guide's session, which owns state, voice and clocks. The guide is off at first. */
export function createGuideSession(host: () => GuideHost, onChange: (state: GuideState) => void) {
  let state = initialGuideState;
  let view: GuideView | undefined;
  const lastField = rememberedField();

  const reminder = createReminder(() => {
    if (speech.isSpeaking()) reminder.repeat();
    else voice.say(reminderText(state, host().copy), { countsAsActivity: false });
  });
  const clock = createClock(
    () => timeToStep(state),
    () => send(advanceScan),
  );

  function onSilence(): void {
    if (!state.isOn || speech.isSpeaking()) return;
    clock.restart();
    reminder.start();
  }

  const voice = createVoice({
    guide: () => guide,
    host,
    onSilence,
    onDead() {
      updateState(guide, { caption: host().copy.voiceDead });
      send(continueWithoutVoice);
    },
  });

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
    say: voice.say,
    silence() {
      speech.cancel();
      clock.restart();
    },
    mark(stop) {
      lastField.remember(document.activeElement);
      highlight(stop);
      clock.restart();
    },
    choose(item) {
      activateItem(item, guide, send, voice.spokenCount);
    },
    switchLanguage(to) {
      switchLanguage(to).catch(() => voice.say(currentCopy(sharedCopy).languageSwitch.failed));
    },
    enterSoon() {
      const { switches } = state;
      setTimeout(() => {
        if (isFollowing(state) && state.switches === switches) send(enterBelow);
      });
    },
    reminder,
    typedText: lastField.text,
    blur() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    forgetVisitor() {
      reminder.stop();
      highlight(undefined);
      lastField.forget();
    },
  };

  const send: Send = (respond, ...details) => {
    view = undefined;
    respond(guide, ...details);
    if (!clock.isRunning()) clock.restart();
  };

  return {
    send,
    handlers: createEventHandlers({ guide, host, send, clock, reminder, rememberField: lastField.remember }),
  };
}

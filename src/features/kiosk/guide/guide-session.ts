import { computeAccessibleDescription } from 'dom-accessibility-api';
import { currentCopy, switchLanguage } from '@/copy';
import { pageCopy } from '@/copy/page';
import { type AnnouncementKind, activity } from '@/lib/channel';
import { fields, linksAndButtons } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { activate } from '../activate';
import { findRegion, isInRegion } from '../regions';
import { createClock, createReminder } from './clock';
import { isFollowing } from './follow';
import { decide, eventOfKey, type GuideEvent, reminderText } from './guide-policy';
import { type Effect, type GuideState, initialGuideState } from './guide-state';
import { createNarrator } from './narration/narrator';
import { fillPhrase, plainText, spokenText } from './narration/phrase';
import { controlName, phraseOf, typingEcho } from './page/describe';
import { highlight } from './page/highlight';
import { type GuideItem, isControl, textField } from './page/items';
import { type GuideHost, readPage } from './page/read-page';
import { dwellTime, isPaused } from './switches/scan';
import { createBounceFilter, isSingle } from './switches/switch-keys';

/** Controls that use arrow keys and characters, and all controls that a key presses or types into. */
const arrowTargets = `${fields}, [role=tab]`;
const controlTargets = `${linksAndButtons}, ${arrowTargets}`;

/** How long the page may take to respond to a press, in milliseconds. */
const RESPONSE_MS = 300;

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);

/** Returns the number of digits in the PIN's field, for a control of its form. */
function hiddenLength(control: Element): number {
  const form = control.closest('form');
  return form?.querySelector<HTMLInputElement>('input[type=password]')?.value.length ?? 0;
}

/**
 * Creates the guide's session, which owns the voice, the clocks and the page, and carries out what the policy decides. It is
 * off until a visitor starts it.
 */
export function createGuideSession(host: () => GuideHost, onChange: (state: GuideState) => void) {
  let state = initialGuideState;
  /** The field that was last typed into. */
  let field: ReturnType<typeof textField>;
  /** The key that was last pressed while the guide was off. */
  let firstKey: KeyboardEvent | undefined;

  const narrator = createNarrator({
    host,
    settings: () => state,
    onCaption: (caption) => setState({ ...state, caption }),
    onSilence() {
      if (!state.isOn) return;
      clock.restart();
      reminder.start();
    },
    onDead: () => send('loseVoice'),
  });
  const reminder = createReminder(() => {
    if (narrator.isSpeaking()) reminder.repeat();
    else narrator.say(reminderText(state, host().copy), { countsAsActivity: false });
  });
  const clock = createClock(
    () => {
      const { scan, switches, stepMs } = state;
      const moves = scan && switches && isSingle(switches) && !isPaused(scan) && !narrator.isSpeaking();
      return moves ? dwellTime(scan, stepMs) : undefined;
    },
    () => send('advance'),
  );
  const isRepeatedPress = createBounceFilter(() => state.bounceMs);

  /** Whether a key event only comes from a hand that trembles on a switch. The keys of a keypad may be quick. */
  function isBounce({ code, timeStamp }: KeyboardEvent): boolean {
    const { isOn, switches, switchPanel } = state;
    const isKeypad = isOn && !switches && !switchPanel;
    return isRepeatedPress(code, timeStamp) && !isKeypad;
  }

  function setState(next: GuideState): void {
    if (next === state) return;
    state = next;
    onChange(state);
  }

  /** Chooses an item, and says what has changed unless the page itself does. */
  function choose(item: GuideItem): void {
    const { element } = item;
    const { copy } = host();
    const before = { phrase: phraseOf(item, copy), count: narrator.count(), hidden: hiddenLength(element) };
    // The keyboard replaces its keys when the layer changes.
    const isKey = isInRegion('keyboard', element);
    const isTyping = state.scope?.kind === 'keyboard';

    function answer(): void {
      send('refresh', isTyping);
      // Says nothing if the choice has started Read aloud, which must not be silenced.
      if (!state.isOn || narrator.count() !== before.count || narrator.isSpeaking()) return;
      const after = element.isConnected ? phraseOf(item, copy) : before.phrase;
      const unchanged = fillPhrase(copy.unchanged, { item: controlName(element, copy) });
      if (hiddenLength(element) > before.hidden) narrator.say(copy.typing.hidden);
      else if (isKey) send('sayPosition');
      else if (plainText(after) !== plainText(before.phrase)) narrator.say(after);
      else narrator.say(spokenText(computeAccessibleDescription(element)) || unchanged);
    }

    if (!(element instanceof HTMLElement && isControl(item))) narrator.say(copy.justText);
    else if (element instanceof HTMLTextAreaElement && element.readOnly) narrator.say(element.value);
    else {
      activate(element);
      setTimeout(answer, RESPONSE_MS);
    }
  }

  const run: { readonly [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => void } = {
    say: (effect) => narrator.say(effect.phrase, effect),
    silence: narrator.silence,
    mark({ stop }) {
      field = textField(document.activeElement) ?? field;
      highlight(stop);
    },
    choose: ({ item }) => choose(item),
    leave({ scope: { root, kind } }) {
      if (kind === 'keyboard') findRegion('keyboard')?.close?.();
      else if (kind === 'dialog') root.dispatchEvent(new Event('cancel', { cancelable: true }));
      else host().goBack?.();
    },
    goHome: () => host().goHome(),
    switchLanguage({ to }) {
      switchLanguage(to).catch(() => narrator.say(currentCopy(pageCopy).languageSwitch.failed));
    },
    changeTextSize: () => narrator.say(fill(host().copy.settings.text, { percent: host().changeTextSize() })),
    sayTyped: () => narrator.say((field?.type !== 'password' && field?.value) || host().copy.typing.nothing),
    enterSoon() {
      const { switches } = state;
      setTimeout(() => {
        if (isFollowing(state) && state.switches === switches) send('enter');
      });
    },
    reminder: ({ to }) => reminder[to](),
    takeKey: () => firstKey?.preventDefault(),
    blur() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    forgetVisitor() {
      reminder.stop();
      highlight(undefined);
      field = undefined;
    },
  };

  function send(...event: GuideEvent): void {
    const { state: next, effects } = decide(state, event, readPage(host()));
    setState(next);
    for (const effect of effects) (run[effect.kind] as (effect: Effect) => void)(effect);
    // Gives the scan its full time after a response. Changes elsewhere on the page do not delay it.
    if (effects.length > 0 || !clock.isRunning()) clock.restart();
  }

  /** Handlers that run before the page's own. */
  const handlers = {
    keydown(event: KeyboardEvent): void {
      const { code, key, target, repeat, timeStamp } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!state.isOn) {
        // Ignores key repeat, since something may be resting on the key.
        if (repeat || isBounce(event)) return;
        firstKey = event;
        send('pressFirstKey', {
          code,
          at: timeStamp,
          isCharacter: key.length === 1,
          isOnControl: matches(target, controlTargets),
          isOnArrows: matches(target, arrowTargets),
        });
        return;
      }
      const press = eventOfKey(state, code, host().keypad);
      if (!press) {
        reminder.repeat();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (repeat || isBounce(event)) return;
      const { secondsLeft } = host();
      activity.send();
      // The visit has just ended, so the key belongs to the next visitor.
      if (!state.isOn) return;
      reminder.repeat();
      narrator.silence();
      if (secondsLeft === undefined) send(...press);
      else send('continueVisit');
      // Checks again, since the press may have ended the visit.
      if (state.isOn) reminder.start();
    },

    /** Handles keyup, because the space bar presses a button when it is released. */
    keyup(event: KeyboardEvent): void {
      isBounce(event);
      const isTaken = state.isOn && event.code === 'Space' && eventOfKey(state, event.code, host().keypad);
      if (isTaken) event.preventDefault();
    },

    pointerdown({ target }: PointerEvent): void {
      send('touch', target instanceof Node && isInRegion('guide', target));
    },

    focusin({ target }: FocusEvent): void {
      if (!state.isOn || !(target instanceof HTMLElement)) return;
      field = textField(target) ?? field;
      send('followFocus');
    },

    input(event: Event): void {
      if (!state.isOn || state.isTouched || !(event instanceof InputEvent)) return;
      const { target } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      narrator.say(typingEcho(event, isHidden, host().copy));
    },
  };

  return {
    send,
    handlers,

    /** Says what has changed. Where the visitor is now is said when the guide follows the page there. */
    onAnnouncement({ text, kind }: { text: string; kind: AnnouncementKind }): void {
      const isWarning = host().secondsLeft !== undefined;
      if (kind === 'place' || isWarning || state.isTouched || !isFollowing(state)) return;
      narrator.say(spokenText(text), { later: true });
    },

    /** Called when the idle warning appears. */
    onWarning(): void {
      if (!state.isOn) return;
      const { copy, language, secondsLeft: seconds = 0 } = host();
      narrator.say(fill(plural(copy.warning, seconds, language), { seconds }), { countsAsActivity: false });
    },
  };
}

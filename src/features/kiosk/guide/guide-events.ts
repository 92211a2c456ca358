import { speech } from '@/features/speech';
import { activity } from '@/lib/channel';
import { formFields, linksAndButtons } from '@/lib/controls';
import { isInRegion } from '../shared/regions';
import type { createClock, createReminder } from './clock';
import { typingEcho } from './reading/describe';
import { followFocus } from './responses/guide-following';
import { continueVisit, interruptByTouch, pressKeyWhileOff, responseToKey } from './responses/guide-policy';
import type { Guide, Send } from './responses/guide-state';
import type { GuideHost } from './responses/guide-view';
import { createBounceFilter } from './switches/switch-keys';

/** Controls that use arrow keys and characters, and all controls that a key presses or types into. */
const arrowTargets = `${formFields}, [role=tab]`;
const controlTargets = `${linksAndButtons}, ${arrowTargets}`;

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);

interface GuideSession {
  readonly guide: Guide;
  readonly host: () => GuideHost;
  readonly send: Send;
  readonly clock: ReturnType<typeof createClock>;
  readonly reminder: ReturnType<typeof createReminder>;
  readonly rememberField: (element: Element) => void;
}

/** Creates the handlers of keys, touches, focus and typing. They run before those of the page. */
export function createEventHandlers({ guide, host, send, clock, reminder, rememberField }: GuideSession) {
  const isRepeatedPress = createBounceFilter(() => guide.state.settings.bounceMs);

  /** Whether a key event is switch bounce from a trembling hand. Keypad keys may follow each other quickly. */
  function isBounce({ code, timeStamp }: KeyboardEvent): boolean {
    const { isOn, switches, panel } = guide.state;
    const isKeypad = isOn && !switches && panel !== 'setup';
    return isRepeatedPress(code, timeStamp) && !isKeypad;
  }

  function pressWhileOff(event: KeyboardEvent): void {
    const { target, repeat } = event;
    // Ignores key repeat, since something may be resting on the key.
    if (repeat || isBounce(event)) return;
    const isOnControl = matches(target, controlTargets);
    send(pressKeyWhileOff, { event, isOnControl, isOnArrows: matches(target, arrowTargets) });
  }

  function handle(respond: (guide: Guide) => void): void {
    const { secondsLeft } = host();
    activity.send();
    // Stops if this activity has ended the visit, and with it the guide.
    if (!guide.state.isOn) return;
    reminder.repeat();
    speech.cancel();
    send(secondsLeft === undefined ? respond : continueVisit);
    // Restarts the scan's timer after a press. Changes elsewhere on the page do not delay the scan.
    clock.restart();
    // Checks again, since the press may have ended the visit.
    if (guide.state.isOn) reminder.start();
  }

  return {
    keydown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      const { isOn } = guide.state;
      const respond = isOn && responseToKey(guide.state, event.code, host().keypad);
      if (respond) {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat && !isBounce(event)) handle(respond);
      } else if (isOn) reminder.repeat();
      else pressWhileOff(event);
    },

    /** Handles keyup, because the space bar presses a button when it is released. */
    keyup(event: KeyboardEvent): void {
      isBounce(event);
      const { state } = guide;
      const isTaken = state.isOn && event.code === 'Space' && responseToKey(state, event.code, host().keypad);
      if (isTaken) event.preventDefault();
    },

    pointerdown({ target }: PointerEvent): void {
      send(interruptByTouch, target instanceof Node && isInRegion('guide', target));
    },

    focusin({ target }: FocusEvent): void {
      if (!guide.state.isOn || !(target instanceof HTMLElement)) return;
      rememberField(target);
      send(followFocus);
    },

    input(event: Event): void {
      const { isOn, isTouched } = guide.state;
      if (!isOn || isTouched || !(event instanceof InputEvent)) return;
      const { target } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      guide.say(typingEcho(event, isHidden, host().copy));
    },
  };
}

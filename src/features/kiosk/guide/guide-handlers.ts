import { activity } from '@/lib/channel';
import { formFields, linksAndButtons, textFieldAt } from '@/lib/controls';
import { isInRegion } from '../shared/regions';
import { eventOfKey } from './guide-policy';
import { typingEcho } from './page/describe';
import type { Session } from './shared-session';
import { createBounceFilter } from './switches/switch-keys';

/** Controls that use arrow keys and characters, and all controls that a key presses or types into. */
const arrowTargets = `${formFields}, [role=tab]`;
const controlTargets = `${linksAndButtons}, ${arrowTargets}`;

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);

/** Creates the handlers that run before the page's own. */
export function guideHandlers({ state, host, narrator, reminder, memory, send }: Session) {
  const isRepeatedPress = createBounceFilter(() => state().bounceMs);

  /** Whether a key event only comes from a hand that trembles on a switch. The keys of a keypad may be quick. */
  function isBounce({ code, timeStamp }: KeyboardEvent): boolean {
    const { isOn, switches, switchPanel } = state();
    const isKeypad = isOn && !switches && !switchPanel;
    return isRepeatedPress(code, timeStamp) && !isKeypad;
  }

  return {
    keydown(event: KeyboardEvent): void {
      const { code, key, target, repeat, timeStamp } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!state().isOn) {
        // Ignores key repeat, since something may be resting on the key.
        if (repeat || isBounce(event)) return;
        memory.firstKey = event;
        send('pressFirstKey', {
          code,
          at: timeStamp,
          isCharacter: key.length === 1,
          isOnControl: matches(target, controlTargets),
          isOnArrows: matches(target, arrowTargets),
        });
        return;
      }
      const press = eventOfKey(state(), code, host().keypad);
      if (!press) {
        reminder.repeat();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (repeat || isBounce(event)) return;
      const { secondsLeft } = host();
      activity.send();
      // Leaves a key to the next visitor if that activity has ended the visit, and so the guide.
      if (!state().isOn) return;
      reminder.repeat();
      narrator.silence();
      if (secondsLeft === undefined) send(...press);
      else send('continueVisit');
      // Checks again, since the press may have ended the visit.
      if (state().isOn) reminder.start();
    },

    /** Handles keyup, because the space bar presses a button when it is released. */
    keyup(event: KeyboardEvent): void {
      isBounce(event);
      const isTaken =
        state().isOn && event.code === 'Space' && eventOfKey(state(), event.code, host().keypad);
      if (isTaken) event.preventDefault();
    },

    pointerdown({ target }: PointerEvent): void {
      send('touch', target instanceof Node && isInRegion('guide', target));
    },

    focusin({ target }: FocusEvent): void {
      if (!state().isOn || !(target instanceof HTMLElement)) return;
      memory.field = textFieldAt(target) ?? memory.field;
      send('followFocus');
    },

    input(event: Event): void {
      if (!state().isOn || state().isTouched || !(event instanceof InputEvent)) return;
      const { target } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      narrator.say(typingEcho(event, isHidden, host().copy));
    },
  };
}

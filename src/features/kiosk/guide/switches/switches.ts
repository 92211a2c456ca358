import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';
import type { GuideHost } from '../guide-host';
import type { GuideStore } from '../guide-state';
import type { Narrator } from '../narration/narrator';
import { changeStepTime } from './scan';
import { changeBounceTime, createBounceFilter } from './switch-bounce';
import { countPress, isCall, isSingle, type PressCount, type SwitchKeys, switchCommand } from './switch-keys';
import { createSwitchScanner } from './switch-scanner';
import { pressInSetup, type SwitchSetup, startOfSetup } from './switch-setup';

/** Keys that no switch sends alone, and those that move the focus or scroll. */
const notSwitches = /^(Shift|Control|Alt|Meta|CapsLock|Tab|Escape|Arrow|Page|Home|End|F\d)/;

/** A key that is pressed there has a meaning of its own. */
const ownTargets = 'a[href], button, input, select, textarea, summary, [role=tab]';

interface Parts {
  readonly store: GuideStore;
  readonly narrator: Narrator;
  readonly host: () => GuideHost;
  /** Called before the set-up, so that nothing else follows the page. */
  readonly onSetup: () => void;
  /** Called when the set-up was canceled, and no switches were in use before. */
  readonly onCancel: () => void;
  /** Turns the guide off, and says why. */
  readonly onStop: (lastText: string) => void;
}

/** What the set-up asks for now. */
export function setupText({ step, note }: SwitchSetup): string {
  const { steps, notes } = guide.switches.setup;
  return [note && notes[note], steps[step]].filter(Boolean).join(' ');
}

/** How many presses count, in words. */
export function bounceText(bounceMs: number): string {
  const { bounce, noBounce } = guide.switches.settings;
  return bounceMs > 0 ? fill(bounce, { seconds: bounceMs / 1000 }) : noBounce;
}

/** The switches of one kiosk: their set-up, their settings, and the scan that they drive. */
export type Switches = ReturnType<typeof createSwitches>;

/** Creates the switches, which are off until a visitor sets them up. */
export function createSwitches({ store, narrator, host, onSetup, onCancel, onStop }: Parts) {
  const stop = () => {
    // Whoever stops by mistake can start again with the same switch, which must not press anything else.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onStop(guide.switches.off);
  };
  const scanner = createSwitchScanner({ store, narrator, host, onStop: stop });
  let presses: PressCount | undefined;
  const isBounce = createBounceFilter(() => store.get().bounceMs);

  function setVoice(hasVoice: boolean): void {
    store.set({ hasVoice });
    narrator.setVoice(hasVoice);
  }

  /** Uses the switches that send these keys. */
  function use(keys: SwitchKeys): void {
    store.set({ switches: keys, switchPanel: undefined, setup: startOfSetup });
    narrator.say(isSingle(keys) ? guide.switches.readyOne : guide.switches.readyTwo);
    // Once the dialog has gone.
    setTimeout(() => {
      if (store.get().switches === keys) scanner.start();
    });
  }

  function cancelSetup(): void {
    const { switches } = store.get();
    if (switches) use(switches);
    else {
      store.set({ switchPanel: undefined, setup: startOfSetup });
      onCancel();
    }
  }

  function pressKeyInSetup(code: string): void {
    const setup = pressInSetup(store.get().setup, code);
    store.set({ setup });
    if (setup.keys) use(setup.keys);
    else narrator.say(setupText(setup));
  }

  return {
    scanner,
    use,
    setVoice,
    cancelSetup,

    /**
     * Opens the set-up.
     *
     * @param hasVoice whether it speaks, for visitors who may not see
     */
    openSetup(hasVoice: boolean): void {
      onSetup();
      scanner.stop();
      presses = undefined;
      store.set({ isOn: true, isHelpOpen: false, switchPanel: 'setup', setup: startOfSetup });
      setVoice(hasVoice);
      narrator.say(`${guide.switches.setup.title}. ${setupText(startOfSetup)}`);
    },

    closeSettings: () => store.set({ switchPanel: undefined }),

    changeStepTime(change: 'faster' | 'slower'): void {
      const stepMs = changeStepTime(store.get().stepMs, change);
      store.set({ stepMs });
      narrator.say(fill(guide.switches.settings.stepTime, { seconds: stepMs / 1000 }));
    },

    changeBounceTime(change: 'shorter' | 'longer'): void {
      const bounceMs = changeBounceTime(store.get().bounceMs, change);
      store.set({ bounceMs });
      narrator.say(bounceText(bounceMs));
    },

    /** Whether a switch that goes down or up only trembles. The keys of a keypad may be as quick as they like. */
    isBounce({ code, timeStamp }: KeyboardEvent): boolean {
      const { isOn, switches, switchPanel } = store.get();
      const isKeypad = isOn && !switches && !switchPanel;
      return isBounce(code, timeStamp) && !isKeypad;
    },

    /** What a key does; `undefined` if it is none of the switches'. */
    pressOf(code: string): (() => void) | undefined {
      const { switches, switchPanel } = store.get();
      if (switchPanel === 'setup') {
        if (code === 'Escape') return cancelSetup;
        return notSwitches.test(code) ? undefined : () => pressKeyInSetup(code);
      }
      const command = switches && switchCommand(switches, code);
      return command && (() => scanner.press(command));
    },

    /** Counts the presses by which somebody who cannot touch the screen asks for the set-up. */
    isCalledBy({ code, target, timeStamp }: KeyboardEvent): boolean {
      const isAtRest = document.querySelector('[data-rest-screen]') !== null;
      const isOwn = target instanceof Element && target.matches(ownTargets);
      presses =
        notSwitches.test(code) || (isOwn && !isAtRest) ? undefined : countPress(presses, code, timeStamp);
      return presses !== undefined && isCall(presses);
    },

    /** A touch comes in between. */
    forgetPresses(): void {
      presses = undefined;
    },

    /** How to go on; `undefined` if the switches are not in use. */
    reminder(): string | undefined {
      const { switches, switchPanel, setup } = store.get();
      if (switchPanel === 'setup') return setupText(setup);
      if (!switches) return undefined;
      return isSingle(switches) ? guide.switches.paused : guide.switches.reminder;
    },
  };
}

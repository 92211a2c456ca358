import { defaultStepMs } from './switches/scan';
import { defaultBounceMs } from './switches/switch-bounce';
import type { SwitchKeys } from './switches/switch-keys';
import { type SwitchSetup, startOfSetup } from './switches/switch-setup';

/** What the guide shows. */
export interface GuideState {
  readonly isOn: boolean;
  /** What is being said. */
  readonly caption: string;
  readonly isHelpOpen: boolean;
  readonly isScreenHidden: boolean;
  /** Whether it speaks; the highlight alone is enough for visitors who see. */
  readonly hasVoice: boolean;
  /** The switches that drive it; `undefined` if keys do. */
  readonly switches: SwitchKeys | undefined;
  /** The dialog of the switches that is open. */
  readonly switchPanel: 'setup' | 'settings' | undefined;
  readonly setup: SwitchSetup;
  /** The time of a step of a scan that moves by itself, in milliseconds. */
  readonly stepMs: number;
  /** The time in which two presses of one switch count as one, in milliseconds. */
  readonly bounceMs: number;
}

/** The state between visitors. */
export const off: GuideState = {
  isOn: false,
  caption: '',
  isHelpOpen: false,
  isScreenHidden: false,
  hasVoice: true,
  switches: undefined,
  switchPanel: undefined,
  setup: startOfSetup,
  stepMs: defaultStepMs,
  bounceMs: defaultBounceMs,
};

/** Holds the state for React. */
export type GuideStore = ReturnType<typeof createGuideStore>;

/** Creates the store of a guide that is off. */
export function createGuideStore() {
  const listeners = new Set<() => void>();
  let state = off;

  return {
    get: () => state,
    set(change: Partial<GuideState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

import { useState } from 'react';
import { defaultKeypad, type Keypad, parseKeypad } from '@/host/keypads';

const noKeys: Keypad = {};

/** What staff taught the kiosk last: it outlives the visit. */
let lastLearned: Keypad | undefined;

/** The keypad of the audio guide, and what staff do with it. */
export interface KioskKeypad {
  readonly keypad: Keypad;
  /** The keys that the guide takes: none while staff teach the kiosk another keypad. */
  readonly guideKeys: Keypad;
  /** Whether another keypad was configured, but cannot be used. */
  readonly isInvalid: boolean;
  /** Uses a keypad until the kiosk restarts. */
  readonly onLearned: (keypad: Keypad) => void;
  /** Called when a lesson begins and ends. */
  readonly onListening: (isListening: boolean) => void;
}

/**
 * Keeps the keypad of this kiosk.
 *
 * @param configured as it was configured; the arrow keys replace a keypad that cannot be used
 */
export function useKeypad(configured: string | undefined): KioskKeypad {
  const [learned, setLearned] = useState(lastLearned);
  const [isListening, onListening] = useState(false);
  const parsed = configured === undefined ? undefined : parseKeypad(configured);
  const keypad = learned ?? parsed ?? defaultKeypad;
  return {
    keypad,
    guideKeys: isListening ? noKeys : keypad,
    isInvalid: !learned && !parsed && configured !== undefined,
    onLearned(keys) {
      lastLearned = keys;
      setLearned(keys);
    },
    onListening,
  };
}

import { useState } from 'react';
import { defaultKeypad, type Keypad, parseKeypad } from '@/host/keypads';

const noKeys: Keypad = {};

/** What staff taught the kiosk last: it outlives the visit. */
let lastLearned: Keypad | undefined;

/** The keypad of the kiosk, and what staff do with it. */
export type KioskKeypad = ReturnType<typeof useKeypad>;

/**
 * Keeps the keypad of this kiosk.
 *
 * @param configured as it was configured; the arrow keys replace a keypad that cannot be used
 */
export function useKeypad(configured: string | undefined) {
  const [learned, setLearned] = useState(lastLearned);
  const [isListening, onListening] = useState(false);
  const parsed = configured === undefined ? undefined : parseKeypad(configured);
  const keypad = learned ?? parsed ?? defaultKeypad;
  return {
    keypad,
    /** The keys that work now: none while staff teach the kiosk another keypad. */
    activeKeys: isListening ? noKeys : keypad,
    /** Whether another keypad was configured, but cannot be used. */
    isInvalid: !learned && !parsed && configured !== undefined,
    /** Uses a keypad until the kiosk restarts. */
    onLearned(keys: Keypad): void {
      lastLearned = keys;
      setLearned(keys);
    },
    /** Called when a lesson begins and ends. */
    onListening,
  };
}

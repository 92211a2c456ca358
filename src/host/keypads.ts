const keypadCommands = [
  'up',
  'down',
  'left',
  'right',
  'action',
  'back',
  'home',
  'help',
  'quieter',
  'louder',
  'slower',
  'faster',
  'repeat',
  'pause',
  /** Some devices send this when headphones are plugged in. */
  'start',
] as const;

export type KeypadCommand = (typeof keypadCommands)[number];

/** The command of each key by `KeyboardEvent.code`, which is the key's position rather than its label. */
export type Keypad = Readonly<Record<string, KeypadCommand>>;

export const keypads = {
  arrows: {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
    Enter: 'action',
    Escape: 'back',
    Home: 'home',
    F1: 'help',
    F2: 'repeat',
    F3: 'pause',
    // Skips F5, which would reload the page of a browser before the guide is on.
    F6: 'slower',
    F7: 'faster',
    F8: 'quieter',
    F9: 'louder',
  },
  /** The keys in the order of their documentation, where Back and Next come in between. Not tested on a device. */
  'ez-access': {
    F17: 'help',
    F18: 'up',
    F19: 'down',
    F20: 'action',
    F21: 'back',
    F22: 'right',
    F23: 'left',
    F24: 'right',
  },
  numeric: {
    Numpad8: 'up',
    Numpad2: 'down',
    Numpad4: 'left',
    Numpad6: 'right',
    Numpad5: 'action',
    NumpadEnter: 'action',
    Numpad0: 'back',
    Numpad7: 'home',
    NumpadDecimal: 'help',
    Numpad9: 'repeat',
    Numpad1: 'pause',
    NumpadDivide: 'slower',
    NumpadMultiply: 'faster',
    NumpadSubtract: 'quieter',
    NumpadAdd: 'louder',
  },
} as const satisfies Record<string, Keypad>;

export const defaultKeypad: Keypad = keypads.arrows;

/** The commands without which a visitor could not reach or choose anything. */
const needed: readonly KeypadCommand[] = ['up', 'down', 'action', 'help'];

/** The keys, by `KeyboardEvent.code`, that a keypad may send and the key lock allows (`src/host/key-lock.ts`). */
const usableKeys = new RegExp(
  `^(${[
    'Key[A-Z]|Digit\\d|Space|Enter|Escape|Backspace|Delete|Insert|Home|End',
    'Arrow(Up|Down|Left|Right)|Page(Up|Down)|F([1-36-9]|1[3-9]|2[0-4])',
    'Numpad(\\d|Add|Subtract|Multiply|Divide|Decimal|Comma|Equal|Enter)',
    'Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|Backslash|Comma|Period|Slash',
    'Intl(Backslash|Ro|Yen)',
  ].join('|')})$`,
);

/** Whether a keypad may send the key. */
export const isUsableKey = (code: string) => usableKeys.test(code);

const isCommand = (text: string): text is KeypadCommand => keypadCommands.some((known) => known === text);

/** Parses a known keypad's name, or keys with at least these, each once: `up:KeyW,down:KeyS,action:Space,help:KeyH`. */
export function parseKeypad(text: string): Keypad | undefined {
  const known = Object.entries(keypads).find(([name]) => name === text);
  if (known) return known[1];
  const keys = new Map<string, KeypadCommand>();
  for (const entry of text.split(',')) {
    const [command = '', code = '', ...rest] = entry.split(':');
    if (!isCommand(command) || !isUsableKey(code) || keys.has(code) || rest.length > 0) return undefined;
    keys.set(code, command);
  }
  const commands = [...keys.values()];
  return needed.every((command) => commands.includes(command)) ? Object.fromEntries(keys) : undefined;
}

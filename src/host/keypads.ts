/** What a key of the audio guide does. */
export const keypadCommands = [
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
] as const;

export type KeypadCommand = (typeof keypadCommands)[number];

/** The command of each key, by `KeyboardEvent.code`: the key's position, whatever is printed on it. */
export type Keypad = Readonly<Record<string, KeypadCommand>>;

/** The known keypads. */
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
    // F5 would reload the page of a browser before the guide is on.
    F6: 'slower',
    F7: 'faster',
    F8: 'quieter',
    F9: 'louder',
  },
  /** In the order in which its keys are documented; not tried on a device. Its Back and Next keys come in between. */
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

/** Without these, a visitor could not reach or choose anything. */
const needed = ['up', 'down', 'action', 'help'] as const;

const isCommand = (text: string): text is KeypadCommand => keypadCommands.some((known) => known === text);

/**
 * Parses a keypad: the name of a known one, or its keys, such as `up:KeyW,down:KeyS,action:Space,help:KeyH`.
 *
 * @returns `undefined` if it is neither, uses a key twice, or lacks Up, Down, Action or Help
 */
export function parseKeypad(text: string): Keypad | undefined {
  const known = Object.entries(keypads).find(([name]) => name === text);
  if (known) return known[1];
  const keys = new Map<string, KeypadCommand>();
  for (const part of text.split(',')) {
    const [command = '', code = '', ...rest] = part.split(':');
    const isKey = /^[A-Z][A-Za-z0-9]{1,20}$/.test(code);
    if (!isCommand(command) || !isKey || keys.has(code) || rest.length > 0) return undefined;
    keys.set(code, command);
  }
  const commands = [...keys.values()];
  return needed.every((command) => commands.includes(command)) ? Object.fromEntries(keys) : undefined;
}

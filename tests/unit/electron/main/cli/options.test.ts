import { expect, it } from 'vitest';
import { hostSettings, parseOptions } from '../../../../../electron/main/cli/options';

const noLog = { folder: undefined, kioskName: undefined };

const defaults = {
  ...{ mode: 'desk', idleSeconds: 120, warningSeconds: 30, exitPin: undefined, pinAttempts: undefined },
  ...{ display: undefined, screenInches: undefined, lowerEdgeMm: undefined, keypad: undefined },
  ...{ language: undefined, start: '/', content: undefined, log: noLog, relaunches: 0 },
};

/** Every option with a value that differs from the default: its name, as it is typed, and as it is read. */
const given = [
  ['kiosk', '1', { mode: 'kiosk' }],
  ['idle-seconds', '60', { idleSeconds: 60 }],
  ['warning-seconds', '20', { warningSeconds: 20 }],
  ['exit-pin', '246810', { exitPin: '246810' }],
  ['display', '2', { display: 2 }],
  ['screen-inches', '23.8', { screenInches: 23.8 }],
  ['lower-edge-mm', '680', { lowerEdgeMm: 680 }],
  ['keypad', 'numeric', { keypad: 'numeric' }],
  ['language', 'es', { language: 'es' }],
  ['start', '/services', { start: '/services' }],
  ['content', '/srv/a=b.json', { content: '/srv/a=b.json' }],
  ['log-dir', '/var/log/kiosk', { log: { ...noLog, folder: '/var/log/kiosk' } }],
  ['kiosk-name', 'Lobby-2', { log: { ...noLog, kioskName: 'Lobby-2' } }],
] as const;

/** The options, or why there are none. */
function options(args: readonly string[], env: Record<string, string> = {}) {
  const command = parseOptions(args, env);
  return command.kind === 'app' ? command.options : 'message' in command && command.message;
}

it('reads every option from the command line, also those that the app itself sets', () => {
  const args = given.map(([name, text]) => `--${name}=${text}`);
  const pinAttempts = { wrong: 4, lockouts: 2, lockedSeconds: 118 };
  const log = { folder: '/var/log/kiosk', kioskName: 'Lobby-2' };
  const read = Object.assign({ ...defaults }, ...given.map(([, , option]) => option));
  const command = [...args, '--relaunched=2', '--pin-attempts=4,2,118'];
  expect(options(command)).toEqual({ ...read, log, relaunches: 2, pinAttempts });
});

it.each(['help', 'version'] as const)('recognizes --%s, whatever else is wrong', (kind) => {
  expect(parseOptions(['.', '--idle-seconds=1', `--${kind}`], {})).toEqual({ kind });
});

it.each([
  ['variables of others', [], { FOUNDATION_HOME: '/', KIOSK: '1', PIN: '1234' }],
  ['everything after a bare --', ['--', '--kiosk'], {}],
  ['switches of Chromium', ['--no-sandbox', '--user-data-dir=/x', '--disable-pinch', '--log-level=0'], {}],
])('ignores %s', (_, args, env: object) => expect(options(args, { ...env })).toEqual(defaults));

const starts = '/, /about, /services, /programs, /get-involved, /contact';

it.each([
  ['idle-seconds', 'a whole number from 30 to 3600', '29 3601 45.5 -60 6e1 0x40 sixty'],
  ['warning-seconds', 'a whole number from 20 to 300', '19 301'],
  ['display', 'a whole number from 1 to 16', '0 :0 99999999999999999999'],
  ['screen-inches', 'a number from 7 to 120', '6 121 32" 81cm'],
  ['lower-edge-mm', 'a whole number from 0 to 1500', '-1 0.75 1501'],
  ['kiosk', 'yes or no', 'perhaps'],
  ['language', 'one of en, es', 'ES fr es-MX toString'],
  ['content', 'the full path of a content file, or of the folder of a website', 'content.json'],
  ['log-dir', 'the full path of an existing folder', 'log'],
  ['kiosk-name', '1 to 40 letters from a to z, digits, dots, hyphens and underscores', '../x a+b'],
  ['relaunched', 'a whole number from 0 to 99', 'many'],
  ['start', `one of ${starts}`, '/admin /nowhere services // /services/'],
])('--%s must be %s, not one of %s', (name, allowed, texts) => {
  for (const text of texts.split(' '))
    expect(options([`--${name}=${text}`])).toBe(`--${name} must be ${allowed}, not ${JSON.stringify(text)}.`);
});

it('takes the ends of a range, no space, and says of what is empty what it must be', () => {
  for (const idleSeconds of [30, 3600])
    expect(options([`--idle-seconds=${idleSeconds}`])).toMatchObject({ idleSeconds });
  expect(options(['--idle-seconds= 60'])).toContain('not " 60".');
  expect(options(['--screen-inches'])).toBe('--screen-inches must be a number from 7 to 120, not empty.');
});

it('names the keypads, with an example that works', () => {
  const sentence =
    /^--keypad must be arrows, ez-access, numeric, or a list of different keys, at least (\S+), not "gamepad"\.$/;
  const [, example] = sentence.exec(`${options(['--keypad=gamepad'])}`) ?? [];
  expect(options([`--keypad=${example}`])).toMatchObject({ keypad: example });
});

it('suggests what was meant, and repeats no PIN, nor the attempts to guess it', () => {
  for (const [argument, meant] of [
    ['—kiosk', '--kiosk (yes or no)'],
    ['--hlep', '--help'],
    ['--pin=1234', '--exit-pin (4 to 12 digits)'],
  ] as const)
    expect(options([argument])).toBe(`Unknown option ${argument.split('=')[0]}: did you mean ${meant}?`);
  for (const pin of ['123', '1234567890123', '12a4', '１２３４', '12 34', ''])
    expect(options([`--exit-pin=${pin}`])).toBe('--exit-pin must be 4 to 12 digits.');
  for (const argument of '--exit-pin:1234 --exit-pin1234 --exit-pinabcd --exit-pin“1234”'.split(' '))
    expect(options(['--kiosk', argument])).toMatch('--exit-pin takes its value after an equals sign (');
  expect(options(['--pin-attempts=1234'])).toBe('--pin-attempts must be three whole numbers.');
});

it('names a variable that is invalid, or has a typo, above all one that was meant to set the PIN', () => {
  expect(options([], { FOUNDATION_EXIT_PIN: 'x' })).toBe('FOUNDATION_EXIT_PIN must be 4 to 12 digits.');
  for (const [name, meant] of ['PIN EXIT_PIN', 'EXIT_PNI EXIT_PIN', 'KIOKS KIOSK'].map((row) =>
    row.split(' '),
  ))
    expect(options([], { [`FOUNDATION_${name}`]: '1234' })).toBe(
      `Unknown environment variable FOUNDATION_${name}: did you mean FOUNDATION_${meant}?`,
    );
});

it('still finds what the log needs when another option is wrong, as far as it is valid', () => {
  const args = ['--kisok', '--log-dir=/log', '--kiosk-name=lobby-2'];
  const log = { folder: '/log', kioskName: 'lobby-2' };
  expect(parseOptions(args, {})).toMatchObject({ kind: 'error', log });
  const invalid = ['--kiosk-name=a/b'];
  expect(parseOptions(invalid, {})).toMatchObject({ kind: 'error', log: noLog });
});

it('tells the page of a desk only the mode, and that of a kiosk all but its PIN', () => {
  const desk = { mode: 'desk', language: 'es', isMac: process.platform === 'darwin' };
  expect(hostSettings({ ...defaults, mode: 'desk', exitPin: '246810' }, 'es')).toEqual(desk);
  const more = { mode: 'kiosk', screenInches: 43, lowerEdgeMm: 600, keypad: 'numeric' } as const;
  for (const exitPin of [undefined, '246810'])
    expect(hostSettings({ ...defaults, ...more, exitPin }, 'en')).toEqual({
      mode: 'kiosk',
      times: { idleSeconds: 120, warningSeconds: 30 },
      display: { inches: 43, lowerEdgeMm: 600 },
      keypad: 'numeric',
      asksForPin: exitPin !== undefined,
    });
});

import { describe, expect, it } from 'vitest';
import { hostSettings, parseOptions } from '../../../../../electron/main/cli/options';

const defaults = {
  mode: 'desk',
  idleSeconds: 120,
  warningSeconds: 30,
  exitPin: undefined,
  display: undefined,
  screenInches: undefined,
  lowerEdgeMm: undefined,
  keypad: undefined,
  start: '/',
  logDir: undefined,
  relaunches: 0,
  pinAttempts: undefined,
};

type Env = Record<string, string>;

function options(args: readonly string[], env: Env = {}) {
  const command = parseOptions(args, env);
  return command.run === 'app' ? command.options : command;
}

function message(args: readonly string[], env: Env = {}) {
  const command = parseOptions(args, env);
  return command.run === 'error' ? command.message : command.run;
}

const allSet = {
  mode: 'kiosk',
  idleSeconds: 60,
  warningSeconds: 20,
  exitPin: '246810',
  display: 2,
  screenInches: 23.8,
  lowerEdgeMm: 680,
  keypad: 'numeric',
  start: '/services',
  logDir: '/var/log/kiosk',
  relaunches: 0,
  pinAttempts: undefined,
};

describe('parseOptions', () => {
  it('runs in desk mode by default', () => expect(options([])).toEqual(defaults));

  it('reads every option from the command line', () => {
    const args = [
      '--kiosk',
      '--idle-seconds=60',
      '--warning-seconds=20',
      '--exit-pin=246810',
      '--display=2',
      '--screen-inches=23.8',
      '--lower-edge-mm=680',
      '--keypad=numeric',
      '--start=/services',
      '--log-dir=/var/log/kiosk',
      '--relaunched=2',
      '--pin-attempts=4,2,118',
    ];
    const pinAttempts = { wrong: 4, lockouts: 2, lockedSeconds: 118 };
    expect(options(args)).toEqual({ ...allSet, relaunches: 2, pinAttempts });
  });

  it('reads every option from the environment, except the count of relaunches', () => {
    const env = {
      FOUNDATION_KIOSK: '1',
      FOUNDATION_IDLE_SECONDS: '60',
      FOUNDATION_WARNING_SECONDS: '20',
      FOUNDATION_EXIT_PIN: '246810',
      FOUNDATION_DISPLAY: '2',
      FOUNDATION_SCREEN_INCHES: '23.8',
      FOUNDATION_LOWER_EDGE_MM: '680',
      FOUNDATION_KEYPAD: 'numeric',
      FOUNDATION_START: '/services',
      FOUNDATION_LOG_DIR: '/var/log/kiosk',
      FOUNDATION_RELAUNCHED: '2',
    };
    expect(options([], env)).toEqual(allSet);
  });

  it('lets the command line take precedence, and on it the last value', () => {
    const env = { FOUNDATION_KIOSK: 'yes', FOUNDATION_IDLE_SECONDS: 'nonsense' };
    expect(options(['--kiosk=no', '--idle-seconds=40', '--idle-seconds=50'], env)).toEqual({
      ...defaults,
      idleSeconds: 50,
    });
  });

  it('ignores an empty variable', () => {
    expect(options([], { FOUNDATION_EXIT_PIN: '', FOUNDATION_KIOSK: '' })).toEqual(defaults);
  });

  it.each(['help', 'version'] as const)('recognizes --%s, whatever else is wrong', (run) => {
    expect(parseOptions(['.', '--idle-seconds=1', `--${run}`], {})).toEqual({ run });
  });

  it('ignores switches that are not its own', () => {
    const foreign = [
      '.',
      'kiosk',
      '--no-sandbox',
      '--ozone-platform=wayland',
      '--user-data-dir=/tmp/x',
      '--inspect=0',
      '--kiosk-printing',
      '-psn_0_12345',
      '--disable-gpu',
      '--disable-pinch',
      '--start-maximized',
      '--log-level=0',
      '-h',
      '-v',
    ];
    expect(options(foreign)).toEqual(defaults);
  });

  it('ignores everything after a bare --', () => expect(options(['--', '--kiosk'])).toEqual(defaults));

  it.each([
    ['30', 30],
    ['3600', 3600],
  ])('accepts %s idle seconds', (text, idleSeconds) => {
    expect(options([`--idle-seconds=${text}`])).toMatchObject({ idleSeconds });
  });

  it.each(['29', '3601', '45.5', '-60', '6e1', '0x40', ' 60', 'sixty', '99999999999999999999'])(
    'rejects %j idle seconds and names the range',
    (text) =>
      expect(message([`--idle-seconds=${text}`])).toBe(
        `--idle-seconds must be a whole number from 30 to 3600, not ${JSON.stringify(text)}.`,
      ),
  );

  it.each([
    ['--warning-seconds=19', '--warning-seconds must be a whole number from 20 to 300, not "19".'],
    ['--warning-seconds=301', '--warning-seconds must be a whole number from 20 to 300, not "301".'],
    ['--idle-seconds', '--idle-seconds must be a whole number from 30 to 3600, not empty.'],
    ['--display=0', '--display must be a whole number from 1 to 16, not "0".'],
    ['--display=:0', '--display must be a whole number from 1 to 16, not ":0".'],
    ['--screen-inches=6', '--screen-inches must be a number from 7 to 120, not "6".'],
    ['--screen-inches=121', '--screen-inches must be a number from 7 to 120, not "121".'],
    ['--screen-inches=32"', '--screen-inches must be a number from 7 to 120, not "32\\"".'],
    ['--screen-inches=81cm', '--screen-inches must be a number from 7 to 120, not "81cm".'],
    ['--screen-inches', '--screen-inches must be a number from 7 to 120, not empty.'],
    ['--lower-edge-mm=-1', '--lower-edge-mm must be a whole number from 0 to 1500, not "-1".'],
    ['--lower-edge-mm=0.75', '--lower-edge-mm must be a whole number from 0 to 1500, not "0.75".'],
    ['--lower-edge-mm=1501', '--lower-edge-mm must be a whole number from 0 to 1500, not "1501".'],
    ['--kiosk=perhaps', '--kiosk must be yes or no, not "perhaps".'],
    ['--log-dir=log', '--log-dir must be the full path of an existing folder, not "log".'],
    ['--relaunched=many', '--relaunched must be a whole number from 0 to 99, not "many".'],
    ['--pin-attempts=1234', '--pin-attempts must be three whole numbers.'],
  ])('answers %s with: %s', (argument, sentence) => expect(message([argument])).toBe(sentence));

  it('takes a keypad key by key', () => {
    const keypad = 'up:KeyW,down:KeyS,action:Enter,help:KeyH,louder:NumpadAdd';
    expect(options([`--keypad=${keypad}`])).toMatchObject({ keypad });
  });

  it.each(['gamepad', 'up:KeyW,down:KeyW,action:Enter,help:KeyH', 'up:Tab,down:KeyS,action:Enter,help:KeyH'])(
    'rejects the keypad %s, names the known ones, and shows a list that works',
    (keypad) => {
      const sentence = message([`--keypad=${keypad}`]);
      expect(sentence).toMatch(
        /^--keypad must be arrows, ez-access, numeric, or a list of different keys, at least (\S+), not /,
      );
      expect(sentence).toContain(`not ${JSON.stringify(keypad)}.`);
      const [, example] = /at least (\S+),/.exec(sentence) ?? [];
      expect(options([`--keypad=${example}`])).toMatchObject({ keypad: example });
    },
  );

  it.each(['/admin', '/nowhere', 'services', '//', '/services/'])(
    'rejects the start path %s and names the screens',
    (path) =>
      expect(message([`--start=${path}`])).toBe(
        `--start must be one of /, /about, /services, /programs, /get-involved, /contact, not "${path}".`,
      ),
  );

  it.each(['123', '1234567890123', '12a4', '１２３４', '12 34', ''])(
    'rejects the PIN %j without repeating it',
    (pin) => expect(message([`--exit-pin=${pin}`])).toBe('--exit-pin must be 4 to 12 digits.'),
  );

  it('names the variable that is invalid', () => {
    expect(message([], { FOUNDATION_EXIT_PIN: 'secret' })).toBe(
      'FOUNDATION_EXIT_PIN must be 4 to 12 digits.',
    );
  });

  it.each([
    ['--kisok', '--kiosk (yes or no)'],
    ['--kios', '--kiosk (yes or no)'],
    ['--kioskk', '--kiosk (yes or no)'],
    ['--Kiosk', '--kiosk (yes or no)'],
    ['-kiosk', '--kiosk (yes or no)'],
    ['—kiosk', '--kiosk (yes or no)'],
    ['--idle_seconds=60', '--idle-seconds (a whole number from 30 to 3600)'],
    ['--exit-pim=1234', '--exit-pin (4 to 12 digits)'],
    ['--screen-inche=32', '--screen-inches (a number from 7 to 120)'],
    ['--lower-edge-m=750', '--lower-edge-mm (a whole number from 0 to 1500)'],
    ['--log-dri=/log', '--log-dir (the full path of an existing folder)'],
    ['--hlep', '--help'],
    ['--verson', '--version'],
  ])('suggests for %s the option %s', (typed, meant) => {
    expect(message([typed])).toBe(`Unknown option ${typed.split('=')[0]}: did you mean ${meant}?`);
  });

  it.each([
    ['--exit-pin:1234', '--exit-pin takes its value after an equals sign (4 to 12 digits).'],
    ['--exit-pin1234', '--exit-pin takes its value after an equals sign (4 to 12 digits).'],
    ['--exit-pinABCD', '--exit-pin takes its value after an equals sign (4 to 12 digits).'],
    ['--exit-pin“1234”', '--exit-pin takes its value after an equals sign (4 to 12 digits).'],
    ['--display:2', '--display takes its value after an equals sign (a whole number from 1 to 16).'],
    ['--kiosk:yes', '--kiosk takes its value after an equals sign (yes or no).'],
    ['--pin=1234', 'Unknown option --pin: did you mean --exit-pin (4 to 12 digits)?'],
    ['--pin:1234', 'Unknown option --pin: did you mean --exit-pin (4 to 12 digits)?'],
    ['--PIN1234', 'Unknown option --PIN: did you mean --exit-pin (4 to 12 digits)?'],
    ['--staff-pin=1234', 'Unknown option --staff-pin: did you mean --exit-pin (4 to 12 digits)?'],
    ['--exit_pin-1234', 'Unknown option --exit_pin: did you mean --exit-pin (4 to 12 digits)?'],
    ['--exitpin1234', 'Unknown option --exitpin: did you mean --exit-pin (4 to 12 digits)?'],
    ['—exit-pin:1234', 'Unknown option —exit-pin: did you mean --exit-pin (4 to 12 digits)?'],
  ])('answers %s without repeating the value', (argument, sentence) => {
    expect(message(['--kiosk', argument])).toBe(sentence);
  });

  it.each([
    [['--log-dir=/log', '--kisok'], {}, '/log'],
    [['--idle-seconds=1'], { FOUNDATION_LOG_DIR: '/log' }, '/log'],
    [['--idle-seconds=1', '--log-dir=/a', '--log-dir=/b'], { FOUNDATION_LOG_DIR: '/log' }, '/b'],
    [['--log-dir=log'], { FOUNDATION_LOG_DIR: '/log' }, undefined],
    [['--idle-seconds=1'], {}, undefined],
  ] as const)('with %j and %j, still finds the log folder %s', (args, env, logDir) => {
    expect(parseOptions(args, env)).toMatchObject({ run: 'error', logDir });
  });

  it('rejects a variable that was meant to set the PIN', () => {
    expect(message([], { FOUNDATION_PIN: '1234' })).toBe(
      'Unknown environment variable FOUNDATION_PIN: did you mean FOUNDATION_EXIT_PIN?',
    );
    expect(options([], { PIN: '1234' })).toEqual(defaults);
  });

  it('rejects a variable with a typo and ignores all others', () => {
    expect(message([], { FOUNDATION_EXIT_PNI: '1234' })).toBe(
      'Unknown environment variable FOUNDATION_EXIT_PNI: did you mean FOUNDATION_EXIT_PIN?',
    );
    expect(options([], { FOUNDATION_HOME: '/', KIOSK: '1' })).toEqual(defaults);
  });

  it('never suggests the internal count of relaunches', () => {
    expect(options(['--relaunches=1', '--relaunchd=1'])).toEqual(defaults);
  });
});

describe('hostSettings', () => {
  it('exposes whether there is a PIN, but not the PIN', () => {
    expect(hostSettings({ ...defaults, mode: 'kiosk' })).toMatchObject({ asksForPin: false });
    expect(hostSettings({ ...defaults, mode: 'kiosk', exitPin: '246810' })).toEqual({
      mode: 'kiosk',
      times: { idleSeconds: 120, warningSeconds: 30 },
      display: { inches: undefined, lowerEdgeMm: undefined },
      keypad: undefined,
      asksForPin: true,
    });
  });

  it('passes the size and the height of the display on to the kiosk', () => {
    expect(hostSettings({ ...defaults, mode: 'kiosk', screenInches: 43, lowerEdgeMm: 600 })).toMatchObject({
      display: { inches: 43, lowerEdgeMm: 600 },
    });
  });

  it('passes the keypad on to the kiosk', () => {
    expect(hostSettings({ ...defaults, mode: 'kiosk', keypad: 'numeric' })).toMatchObject({
      keypad: 'numeric',
    });
  });

  it('exposes only the mode at a desk', () => {
    expect(hostSettings({ ...defaults, mode: 'desk', exitPin: '246810' })).toEqual({ mode: 'desk' });
  });
});

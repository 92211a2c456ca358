import { languages, offeredLanguages } from '../../../src/content/languages';
import { defaultKioskTimes, kioskDisplayFigures } from '../../../src/host/kiosk-settings';
import { optionValues } from './option-values';

const { idleSeconds, warningSeconds } = defaultKioskTimes;
const { inches, lowerEdgeMm } = kioskDisplayFigures;

const [standardLanguage] = offeredLanguages;
const draftNotes = offeredLanguages
  .filter((tag) => languages[tag].isDraft)
  .map((tag) => `; ${tag} is a draft`);

const descriptions: readonly [option: string, description: string][] = [
  ['--kiosk', 'run as a kiosk: fill the display, reset after each visitor, never leave the site'],
  [
    `--idle-seconds=${idleSeconds}`,
    `kiosk: seconds without input before the warning (${optionValues['idle-seconds'].allowed})`,
  ],
  [
    `--warning-seconds=${warningSeconds}`,
    `kiosk: seconds from the warning to the reset (${optionValues['warning-seconds'].allowed})`,
  ],
  [
    '--exit-pin=…',
    `kiosk: PIN for the staff panel (${optionValues['exit-pin'].allowed}); safer as FOUNDATION_EXIT_PIN`,
  ],
  ['--display=1', `kiosk: display to fill, counted from the left (${optionValues.display.allowed})`],
  [
    `--screen-inches=${inches.assumed}`,
    `kiosk: diagonal of the display in inches, which sets all sizes (${optionValues['screen-inches'].allowed})`,
  ],
  [
    `--lower-edge-mm=${lowerEdgeMm.assumed}`,
    `kiosk: height of its lower edge above the floor (${optionValues['lower-edge-mm'].allowed})`,
  ],
  ['--keypad=numeric', `kiosk: keypad of the audio guide (${optionValues.keypad.allowed})`],
  [
    `--language=${standardLanguage}`,
    `language to start in (${optionValues.language.allowed}${draftNotes.join('')}); a window follows the system`,
  ],
  ['--start=/services', `screen to open first (${optionValues.start.allowed})`],
  [
    '--content=…',
    `content file to start with, saved in Content Management (${optionValues.content.allowed})`,
  ],
  ['--log-dir=…', `folder for the log (${optionValues['log-dir'].allowed})`],
  ['--kiosk-name=lobby-2', `kiosk: its name in the log (${optionValues['kiosk-name'].allowed})`],
  ['--help', 'print this help'],
  ['--version', 'print the version'],
];

/** The output of `--help`. It is for administrators and, like all output of the command line, not translated. */
export const usage = `Weaving Hope, as a desktop app or an unattended kiosk.

${descriptions.map(([option, description]) => `  ${option.padEnd(24)}${description}`).join('\n')}

Every option can also be set in the environment: FOUNDATION_KIOSK=yes, FOUNDATION_IDLE_SECONDS=${idleSeconds}, and so on.
The command line takes precedence.`;

/** Why a kiosk does not start while a window or another kiosk is open. */
export const alreadyRunning =
  'The kiosk cannot start: this account has the app open already, as a window or as a kiosk. Close it first.';

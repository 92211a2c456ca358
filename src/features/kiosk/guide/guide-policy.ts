import type { LanguageTag } from '@/content/languages';
import type { Keypad, KeypadCommand } from '@/host/keypads';
import { fill } from '@/lib/fill';
import { type Direction, step } from './cursor';
import {
  currentItem,
  enter,
  followFocus,
  followRoute,
  isFollowing,
  place,
  placeScan,
  refresh,
  sayPosition,
} from './guide-position';
import { change, type FirstKey, type Guide, type GuideState, initialGuideState } from './guide-state';
import { fillPhrase, type GuideCopy, join, offerText, type Phrase, sentence } from './narration/phrase';
import type { GuideItem } from './page/items';
import { changeSetting, type SettingChange, settingAnswer, spokenLevels } from './settings';
import * as scans from './switches/scan';
import * as keys from './switches/switch-keys';

const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help', 'start'];

/** Returns the event of a key while the guide is on; `undefined` leaves the key to the page. */
export function eventOfKey(state: GuideState, code: string, keypad: Keypad): GuideEvent | undefined {
  const { switches, panel } = state;
  if (panel === 'setup') {
    if (code === 'Escape') return ['cancelSetup'];
    return keys.mayBeSwitch(code) ? ['learn', code] : undefined;
  }
  if (switches) {
    const command = keys.switchCommand(switches, code);
    return command && ['pressSwitch', command];
  }
  const command = keypad[code] ?? (panel === 'curtain' ? 'repeat' : undefined);
  return command && ['pressKeypad', command];
}

/** Turns the guide on: greets a visitor, and first of all offers another language. */
function turnOn(guide: Guide): void {
  const { copy, nextSpokenLanguage: offered } = guide.view;
  change(guide, { isOn: true, offered, lastPositions: new Map() });
  guide.reminder.repeat();
  guide.say(join([offered && offerText(offered, 'keypad'), copy.on]));
  guide.enterSoon();
}

function turnOff(guide: Guide, text: string): void {
  const { isOn, hasVoice } = guide.state;
  // Says it before the visitor's settings are forgotten.
  if (isOn && hasVoice) guide.say(text, { countsAsActivity: false });
  guide.state = initialGuideState;
  if (isOn) guide.forgetVisitor();
}

const commands: Readonly<Record<KeypadCommand, (guide: Guide) => void>> = {
  up: (guide) => move(guide, 'previous'),
  down: (guide) => move(guide, 'next'),
  left: (guide) => move(guide, 'previous', ({ startsSection }) => startsSection),
  right: (guide) => move(guide, 'next', ({ startsSection }) => startsSection),
  action(guide) {
    refresh(guide);
    const item = currentItem(guide.state);
    if (item) guide.choose(item);
    else sayPosition(guide);
  },
  back: leave,
  home(guide) {
    if (guide.state.scope?.kind !== 'screen') leave(guide);
    goHome(guide);
  },
  help(guide) {
    const { state, view } = guide;
    if (state.panel === 'help') whereAmI(guide);
    else change(guide, { panel: 'help', itemBeforeHelp: view.phrase(currentItem(state)) });
  },
  quieter: (guide) => adjust(guide, ['volume', -1]),
  louder: (guide) => adjust(guide, ['volume', 1]),
  slower: (guide) => adjust(guide, ['rate', -1]),
  faster: (guide) => adjust(guide, ['rate', 1]),
  repeat: (guide) => sayPosition(guide),
  pause: (guide) => guide.say(guide.view.copy.paused),
  start: (guide) => sayPosition(guide),
};

function move(guide: Guide, direction: Direction, isTarget?: (item: GuideItem) => boolean): void {
  refresh(guide);
  const { view } = guide;
  const { cursor, scope } = guide.state;
  if (!cursor) return;
  const rowBefore = view.row(currentItem(guide.state));
  const next = step(cursor, direction, isTarget);
  place(guide, { cursor: next });
  const item = currentItem(guide.state);
  const row = view.row(item);
  const section = scope?.kind === 'keyboard' ? 'row' : 'section';
  if (next.end) guide.say(view.copy.ends[isTarget ? section : 'item'][next.end]);
  else guide.say(join([row !== rowBefore && row, view.phrase(item)]));
}

/** Closes a dialog or the keyboard if one is open, or else leaves the screen. */
function leave({ state: { scope }, view, say }: Guide): void {
  if (!scope) return;
  const goBack = scope.kind === 'screen' ? view.goBack : scope.close;
  if (goBack) goBack();
  else say(view.copy.nothingBefore);
}

function goHome({ view, say }: Guide): void {
  if (view.isHome) say(view.copy.alreadyHome);
  else view.goHome();
}

function whereAmI(guide: Guide): void {
  const { state, view } = guide;
  const { where } = view.copy;
  const item = state.panel === 'help' ? state.itemBeforeHelp : view.phrase(currentItem(state));
  const sentences = [
    fill(where.screen, { screen: view.screenName }),
    item && sentence(fillPhrase(where.item, { item })),
    fill(where.settings, spokenLevels(state.settings)),
    fill(where.time, { seconds: view.idleSeconds }),
  ];
  guide.say(join(sentences));
}

/** Changes a setting by one step, and says its value. */
function adjust(guide: Guide, setting: SettingChange): void {
  const settings = changeSetting(guide.state.settings, setting);
  change(guide, { settings });
  guide.say(settingAnswer(settings, setting, guide.view.copy, guide.view.language));
}

/** Switches to a language. It stays on offer until then, so that the guide starts over in it (`followLanguage`). */
function acceptLanguage(guide: Guide, to: LanguageTag): void {
  change(guide, { offered: to });
  guide.switchLanguage(to);
}

function advance(guide: Guide): void {
  const { scan } = guide.state;
  if (scan) placeScan(guide, scans.stepScan(scan));
}

function select(guide: Guide): void {
  const { scan } = guide.state;
  const highlighted = scan && scans.stopOf(scan);
  change(guide, { offered: undefined });
  if (highlighted?.kind === 'offer') acceptLanguage(guide, highlighted.language);
  else if (highlighted?.kind === 'control') pressControl(guide, highlighted.control);
  else if (highlighted?.kind === 'item') guide.choose(highlighted.item);
  else if (highlighted) placeScan(guide, scans.openGroup(scan, highlighted.group));
}

function pressControl(guide: Guide, control: scans.SwitchControl): void {
  const { scan } = guide.state;
  if (control === 'stop') {
    // Drops the focus: a visitor who stops by mistake starts again with the same switch, which must not press anything else.
    guide.blur();
    turnOff(guide, guide.view.copy.switches.off);
  } else if (control === 'back' && scan?.open) placeScan(guide, scans.closeGroup(scan));
  else if (control === 'back') leave(guide);
  else change(guide, { panel: 'settings' });
}

function setVoice(guide: Guide, hasVoice: boolean): void {
  change(guide, { hasVoice });
  if (!hasVoice) guide.silence();
}

/** Opens the setup of switches, while nothing follows the page. */
function setUp(guide: Guide, hasVoice: boolean): void {
  const { isOn, switches } = guide.state;
  change(guide, {
    isOn: true,
    panel: 'setup',
    setup: keys.startOfSetup,
    presses: undefined,
    resumesKeypad: isOn && switches === undefined,
    scope: undefined,
    cursor: undefined,
    scan: undefined,
    lastPositions: new Map(),
  });
  guide.reminder.repeat();
  guide.mark(undefined);
  setVoice(guide, hasVoice);
  const { copy, nextSpokenLanguage } = guide.view;
  const offer = nextSpokenLanguage && offerText(nextSpokenLanguage, 'setup');
  guide.say(join([sentence(copy.switches.setup.title), keys.setupText(keys.startOfSetup, copy), offer]));
}

function startSwitches(guide: Guide, switches: keys.SwitchKeys): void {
  change(guide, {
    switches,
    panel: undefined,
    offered: guide.view.nextLanguage,
    lastPositions: new Map(),
  });
  const { readyOne, readyTwo } = guide.view.copy.switches;
  guide.say(keys.isSingle(switches) ? readyOne : readyTwo);
  guide.enterSoon();
}

const closePanel = (guide: Guide) => change(guide, { panel: undefined });

/** The commands of the help, by the names of their buttons. */
const helpCommands = {
  whereAmI,
  repeat: ({ state, view, say }: Guide) => say(state.itemBeforeHelp || view.copy.prompt),
  typed: ({ typedText, view, say }: Guide) => say(typedText() || view.copy.typing.nothing),
  slower: commands.slower,
  faster: commands.faster,
  quieter: commands.quieter,
  louder: commands.louder,
  home(guide: Guide) {
    closePanel(guide);
    goHome(guide);
  },
  textSize: ({ view, say }: Guide) => say(fill(view.copy.settings.text, { percent: view.changeTextSize() })),
  explorer(guide: Guide) {
    change(guide, { panel: undefined, tried: 'none' });
    guide.say(guide.view.copy.explorer.on);
  },
  switches: (guide: Guide) => setUp(guide, true),
  curtain(guide: Guide) {
    change(guide, { panel: 'curtain' });
    guide.say(guide.view.copy.curtain);
  },
  stop: (guide: Guide) => turnOff(guide, guide.view.copy.off),
  close: closePanel,
};

export type HelpCommand = keyof typeof helpCommands;

/** The response to each event. A press takes over again after a touch. */
const responses = {
  /** A key while the guide is off: the keypad starts it, and repeated presses of one key open the setup of switches. */
  pressFirstKey(guide: Guide, { event, isOnControl, isOnArrows }: FirstKey): void {
    const { code, key, timeStamp } = event;
    const { keypad, isResting, canSpeak } = guide.view;
    const command = keypad[code];
    if (command && startCommands.includes(command)) {
      const isOfControl = isOnArrows && (command === 'up' || command === 'down' || key.length === 1);
      // Without a voice, the guide would take the keys without giving anything back.
      if (!canSpeak || isOfControl) return;
      // Any key wakes the rest screen.
      if (!isResting) event.preventDefault();
      turnOn(guide);
      return;
    }
    const isIgnored = !keys.mayBeSwitch(code) || (isOnControl && !isResting);
    const presses = isIgnored ? undefined : keys.countPress(guide.state.presses, code, timeStamp);
    change(guide, { presses });
    if (!presses || presses.count < keys.CALL_PRESSES) return;
    event.preventDefault();
    setUp(guide, true);
  },

  pressKeypad(guide: Guide, command: KeypadCommand): void {
    const { tried, panel, offered } = guide.state;
    const isHidden = panel === 'curtain';
    const { curtainOpen, explorer } = guide.view.copy;
    change(guide, { isTouched: false, panel: isHidden ? undefined : panel, offered: undefined });
    if (offered && command === 'action') acceptLanguage(guide, offered);
    else if (isHidden) guide.say(curtainOpen);
    else if (tried) {
      const isOver = tried === 'help' && command === 'help';
      change(guide, { tried: isOver ? undefined : command });
      guide.say(isOver ? explorer.off : explorer.keys[command]);
    } else commands[command](guide);
  },

  pressSwitch(guide: Guide, command: keys.SwitchCommand): void {
    const { scan, scope, switches } = guide.state;
    if (!scan || !switches) return;
    const isResuming = scans.isPaused(scan) && keys.isSingle(switches);
    change(guide, { isTouched: false, scan: scans.pressScan(scan) });
    refresh(guide);
    // Something else may cover the item by now.
    if (guide.state.scope?.root !== scope?.root) return;
    if (isResuming) sayPosition(guide);
    else if (command === 'select') select(guide);
    else advance(guide);
  },

  /** Continues the visit on any key of the guide while the idle warning is shown. */
  continueVisit(guide: Guide): void {
    change(guide, { isTouched: false });
    guide.say(guide.view.copy.continued);
  },

  pressControl,
  acceptLanguage,

  /** Lets a touch take over until the next key. */
  touch(guide: Guide, isOwn: boolean): void {
    const { isOn, presses, panel, scan } = guide.state;
    if (presses) change(guide, { presses: undefined });
    if (panel === 'curtain') change(guide, { panel: undefined });
    if (!isOn || isOwn) return;
    change(guide, { isTouched: true, offered: undefined, scan: scan && scans.pauseScan(scan) });
    guide.reminder.stop();
    guide.silence();
  },

  /** Turns the guide on or off; with switches, only its voice. */
  toggle(guide: Guide): void {
    const { isOn, switches, hasVoice } = guide.state;
    if (switches) setVoice(guide, !hasVoice);
    else if (isOn) turnOff(guide, guide.view.copy.off);
    else turnOn(guide);
  },

  forgetVisitor: (guide: Guide): void => turnOff(guide, guide.view.copy.ended),

  /** Continues without the voice, since waiting for it at every step would hold up the scan. */
  loseVoice(guide: Guide): void {
    if (guide.state.switches) setVoice(guide, false);
  },

  followFocus,
  followRoute,

  /** Follows a change of language, and starts what was offered over. If the new language has no voice, offers the way back. */
  followLanguage(guide: Guide): void {
    const { state, view } = guide;
    const { switches, offered } = state;
    const { canSpeak, nextSpokenLanguage } = view;
    if (!isFollowing(state)) return;
    if (offered && switches) startSwitches(guide, switches);
    else if (offered) turnOn(guide);
    else if (!canSpeak && !switches && nextSpokenLanguage) {
      change(guide, { offered: nextSpokenLanguage });
      guide.say(offerText(nextSpokenLanguage, 'keypad'));
    }
  },

  /** Follows a change of the page, which a key of the on-screen keyboard may have caused. */
  refresh(guide: Guide, isTyping = false): void {
    refresh(guide);
    const { scan, scope } = guide.state;
    // Starts the rows over, since the next letter may be in any of them.
    if (isTyping && scan && scope?.kind === 'keyboard')
      placeScan(guide, scans.startScan(scan.groups, scan.rounds), true);
  },

  /** Enters the content below a dialog or the rest screen that has closed. */
  enter(guide: Guide): void {
    enter(guide);
    if (!guide.state.switches) guide.say(guide.view.copy.prompt, { later: true });
  },

  /** Takes the next step of a scan that moves by itself, unless something else has been announced. */
  advance(guide: Guide): void {
    if (!guide.view.isSpeaking) advance(guide);
  },

  sayPosition: (guide: Guide): void => sayPosition(guide),
  closePanel,
  help: (guide: Guide, command: HelpCommand): void => helpCommands[command](guide),
  adjust,
  setVoice,
  setUp,
  startSwitches,

  learn(guide: Guide, code: string): void {
    const setup = keys.pressInSetup(guide.state.setup, code);
    change(guide, { setup, isTouched: false });
    if (setup.keys) startSwitches(guide, setup.keys);
    else guide.say(keys.setupText(setup, guide.view.copy));
  },

  cancelSetup(guide: Guide): void {
    const { switches, resumesKeypad } = guide.state;
    if (switches) startSwitches(guide, switches);
    else if (resumesKeypad) {
      closePanel(guide);
      guide.enterSoon();
    } else turnOff(guide, guide.view.copy.switches.off);
  },
};

type Responses = typeof responses;

/** The name and the details of something that the guide responds to. */
export type GuideEvent = {
  [Name in keyof Responses]: Responses[Name] extends (guide: Guide, ...details: infer Details) => unknown
    ? readonly [name: Name, ...details: Details]
    : never;
}[keyof Responses];

/** Responds to an event. */
export function respond(guide: Guide, [name, ...details]: GuideEvent): void {
  (responses[name] as (guide: Guide, ...details: unknown[]) => void)(guide, ...details);
}

/** Tells a visitor how to continue after a silence. */
export function reminderText(state: GuideState, copy: GuideCopy): Phrase {
  const { switches, panel, setup, offered } = state;
  if (panel === 'setup') return keys.setupText(setup, copy);
  if (switches) return keys.isSingle(switches) ? copy.switches.paused : copy.switches.reminder;
  if (offered) return join([offerText(offered, 'keypad'), copy.prompt]);
  return currentItem(state) ? copy.reminder : copy.prompt;
}

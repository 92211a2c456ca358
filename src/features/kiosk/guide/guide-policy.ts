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
import { change, type FirstKey, type GuideState, initialGuideState, say, type Turn } from './guide-state';
import type { GuideView } from './guide-view';
import { changeLevels, type LevelChange, levelAnswer, levelsText, stepAlong } from './narration/levels';
import { fillPhrase, type GuideCopy, join, offerText, type Phrase, sentence } from './narration/phrase';
import type { GuideItem } from './page/items';
import * as scans from './switches/scan';
import * as keys from './switches/switch-keys';

const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help', 'start'];

/** Returns the event of a key while the guide is on; `undefined` leaves the key to the page. */
export function eventOfKey(state: GuideState, code: string, keypad: Keypad): GuideEvent | undefined {
  const { switches, switchPanel, isScreenHidden } = state;
  if (switchPanel === 'setup') {
    if (code === 'Escape') return ['cancelSetup'];
    return keys.mayBeSwitch(code) ? ['learn', code] : undefined;
  }
  if (switches) {
    const command = keys.switchCommand(switches, code);
    return command && ['pressSwitch', command];
  }
  const command = keypad[code] ?? (isScreenHidden ? 'repeat' : undefined);
  return command && ['pressKeypad', command];
}

/** Turns the guide on: greets a visitor, and first of all offers another language. */
function turnOn(turn: Turn): void {
  const { copy, nextSpokenLanguage: offered } = turn.view;
  change(turn, { isOn: true, offered, lastPositions: new Map() });
  turn.effects.push({ kind: 'reminder', to: 'repeat' });
  say(turn, join([offered && offerText(offered, 'keypad'), copy.on]));
  turn.effects.push({ kind: 'enterSoon' });
}

function turnOff(turn: Turn, text: string): void {
  const { isOn, hasVoice, levels } = turn.state;
  turn.state = initialGuideState;
  if (!isOn) return;
  turn.effects.push({ kind: 'forgetVisitor' });
  if (hasVoice) say(turn, text, { countsAsActivity: false, levels });
}

const commands: Readonly<Record<KeypadCommand, (turn: Turn) => void>> = {
  up: (turn) => move(turn, 'previous'),
  down: (turn) => move(turn, 'next'),
  left: (turn) => move(turn, 'previous', ({ startsSection }) => startsSection),
  right: (turn) => move(turn, 'next', ({ startsSection }) => startsSection),
  action(turn) {
    refresh(turn);
    const item = currentItem(turn.state);
    if (item) turn.effects.push({ kind: 'choose', item });
    else sayPosition(turn);
  },
  back: leave,
  home(turn) {
    if (turn.state.scope?.kind !== 'screen') leave(turn);
    goHome(turn);
  },
  help(turn) {
    const { state, view } = turn;
    if (state.isHelpOpen) whereAmI(turn);
    else change(turn, { isHelpOpen: true, itemBeforeHelp: view.phrase(currentItem(state)) });
  },
  quieter: (turn) => changeLevel(turn, 'quieter'),
  louder: (turn) => changeLevel(turn, 'louder'),
  slower: (turn) => changeLevel(turn, 'slower'),
  faster: (turn) => changeLevel(turn, 'faster'),
  repeat: (turn) => sayPosition(turn),
  pause: (turn) => say(turn, turn.view.copy.paused),
  start: (turn) => sayPosition(turn),
};

function move(turn: Turn, direction: Direction, isTarget?: (item: GuideItem) => boolean): void {
  refresh(turn);
  const { view } = turn;
  const { cursor, scope } = turn.state;
  if (!cursor) return;
  const rowBefore = view.row(currentItem(turn.state));
  const next = step(cursor, direction, isTarget);
  place(turn, { cursor: next });
  const item = currentItem(turn.state);
  const row = view.row(item);
  const section = scope?.kind === 'keyboard' ? 'row' : 'section';
  if (next.end) say(turn, view.copy.ends[isTarget ? section : 'item'][next.end]);
  else say(turn, join([row !== rowBefore && row, view.phrase(item)]));
}

/** Closes a dialog or the keyboard if one is open, or else leaves the screen. */
function leave({ state: { scope }, view, effects }: Turn): void {
  if (scope?.kind === 'screen' && !view.goBack)
    effects.push({ kind: 'say', phrase: view.copy.nothingBefore });
  else if (scope) effects.push({ kind: 'leave', scope });
}

const goHome = ({ view, effects }: Turn) =>
  effects.push(view.isHome ? { kind: 'say', phrase: view.copy.alreadyHome } : { kind: 'goHome' });

function whereAmI(turn: Turn): void {
  const { state, view } = turn;
  const { where } = view.copy;
  const item = state.isHelpOpen ? state.itemBeforeHelp : view.phrase(currentItem(state));
  const sentences = [
    fill(where.screen, { screen: view.screenName }),
    item && sentence(fillPhrase(where.item, { item })),
    levelsText(state.levels, view.copy),
    fill(where.time, { seconds: view.idleSeconds }),
  ];
  say(turn, join(sentences));
}

function changeLevel(turn: Turn, to: LevelChange): void {
  const levels = changeLevels(turn.state.levels, to);
  change(turn, { levels });
  say(turn, levelAnswer(levels, to, turn.view.copy));
}

/** Switches to a language. It stays on offer until then, so that the guide starts over in it (`followLanguage`). */
function acceptLanguage(turn: Turn, to: LanguageTag): void {
  change(turn, { offered: to });
  turn.effects.push({ kind: 'switchLanguage', to });
}

function advance(turn: Turn): void {
  const { scan } = turn.state;
  if (scan) placeScan(turn, scans.stepScan(scan));
}

function select(turn: Turn): void {
  const { scan } = turn.state;
  const highlighted = scan && scans.stopOf(scan);
  change(turn, { offered: undefined });
  if (highlighted?.kind === 'offer') acceptLanguage(turn, highlighted.language);
  else if (highlighted?.kind === 'control') pressControl(turn, highlighted.control);
  else if (highlighted?.kind === 'item') turn.effects.push({ kind: 'choose', item: highlighted.item });
  else if (highlighted) placeScan(turn, scans.openGroup(scan, highlighted.group));
}

function pressControl(turn: Turn, control: scans.SwitchControl): void {
  const { scan } = turn.state;
  if (control === 'stop') {
    // Drops the focus: a visitor who stops by mistake starts again with the same switch, which must not press anything else.
    turn.effects.push({ kind: 'blur' });
    turnOff(turn, turn.view.copy.switches.off);
  } else if (control === 'back' && scan?.open) placeScan(turn, scans.closeGroup(scan));
  else if (control === 'back') leave(turn);
  else change(turn, { switchPanel: 'settings' });
}

function setVoice(turn: Turn, hasVoice: boolean): void {
  change(turn, { hasVoice });
  if (!hasVoice) turn.effects.push({ kind: 'silence' });
}

/** Opens the setup of switches, while nothing follows the page. */
function setUp(turn: Turn, hasVoice: boolean): void {
  const { isOn, switches } = turn.state;
  change(turn, {
    isOn: true,
    isHelpOpen: false,
    switchPanel: 'setup',
    setup: keys.startOfSetup,
    presses: undefined,
    resumesKeypad: isOn && switches === undefined,
    scope: undefined,
    cursor: undefined,
    scan: undefined,
    lastPositions: new Map(),
  });
  turn.effects.push({ kind: 'reminder', to: 'repeat' }, { kind: 'mark', stop: undefined });
  setVoice(turn, hasVoice);
  const { copy, nextSpokenLanguage } = turn.view;
  const offer = nextSpokenLanguage && offerText(nextSpokenLanguage, 'setup');
  say(turn, join([sentence(copy.switches.setup.title), keys.setupText(keys.startOfSetup, copy), offer]));
}

function startSwitches(turn: Turn, switches: keys.SwitchKeys): void {
  change(turn, {
    switches,
    switchPanel: undefined,
    setup: keys.startOfSetup,
    offered: turn.view.nextLanguage,
    lastPositions: new Map(),
  });
  const { readyOne, readyTwo } = turn.view.copy.switches;
  say(turn, keys.isSingle(switches) ? readyOne : readyTwo);
  turn.effects.push({ kind: 'enterSoon' });
}

/** The response to each event. A press takes over again after a touch. */
const responses = {
  /** A key while the guide is off: the keypad starts it, and repeated presses of one key open the setup of switches. */
  pressFirstKey(turn: Turn, key: FirstKey): void {
    const { keypad, isResting, canSpeak } = turn.view;
    const command = keypad[key.code];
    if (command && startCommands.includes(command)) {
      const isOfControl = key.isOnArrows && (command === 'up' || command === 'down' || key.isCharacter);
      // Without a voice, the guide would take the keys without giving anything back.
      if (!canSpeak || isOfControl) return;
      // Any key wakes the rest screen.
      if (!isResting) turn.effects.push({ kind: 'takeKey' });
      turnOn(turn);
      return;
    }
    const isIgnored = !keys.mayBeSwitch(key.code) || (key.isOnControl && !isResting);
    const presses = isIgnored ? undefined : keys.countPress(turn.state.presses, key.code, key.at);
    change(turn, { presses });
    if (!presses || presses.count < keys.CALL_PRESSES) return;
    turn.effects.push({ kind: 'takeKey' });
    setUp(turn, true);
  },

  pressKeypad(turn: Turn, command: KeypadCommand): void {
    const { tried, isScreenHidden, offered } = turn.state;
    const { curtainOpen, explorer } = turn.view.copy;
    change(turn, { isTouched: false, isScreenHidden: false, offered: undefined });
    if (offered && command === 'action') acceptLanguage(turn, offered);
    else if (isScreenHidden) say(turn, curtainOpen);
    else if (tried) {
      const isOver = tried === 'help' && command === 'help';
      change(turn, { tried: isOver ? undefined : command });
      say(turn, isOver ? explorer.off : explorer.keys[command]);
    } else commands[command](turn);
  },

  pressSwitch(turn: Turn, command: keys.SwitchCommand): void {
    const { scan, scope, switches } = turn.state;
    if (!scan || !switches) return;
    const isResuming = scans.isPaused(scan) && keys.isSingle(switches);
    change(turn, { isTouched: false, scan: scans.pressScan(scan) });
    refresh(turn);
    // Something else may cover the item by now.
    if (turn.state.scope?.root !== scope?.root) return;
    if (isResuming) sayPosition(turn);
    else if (command === 'select') select(turn);
    else advance(turn);
  },

  /** Continues the visit on any key of the guide while the idle warning is shown. */
  continueVisit(turn: Turn): void {
    change(turn, { isTouched: false });
    say(turn, turn.view.copy.continued);
  },

  pressControl,
  acceptLanguage,

  /** Lets a touch take over until the next key. */
  touch(turn: Turn, isOwn: boolean): void {
    const { isOn, presses, isScreenHidden, scan } = turn.state;
    if (presses || isScreenHidden) change(turn, { presses: undefined, isScreenHidden: false });
    if (!isOn || isOwn) return;
    change(turn, { isTouched: true, offered: undefined, scan: scan && scans.pauseScan(scan) });
    turn.effects.push({ kind: 'reminder', to: 'stop' }, { kind: 'silence' });
  },

  /** Turns the guide on or off; with switches, only its voice. */
  toggle(turn: Turn): void {
    const { isOn, switches, hasVoice } = turn.state;
    if (switches) setVoice(turn, !hasVoice);
    else if (isOn) turnOff(turn, turn.view.copy.off);
    else turnOn(turn);
  },

  forgetVisitor: (turn: Turn): void => turnOff(turn, turn.view.copy.ended),

  /** Continues without the voice, since waiting for it at every step would hold up the scan. */
  loseVoice(turn: Turn): void {
    if (turn.state.switches) setVoice(turn, false);
  },

  followFocus,
  followRoute,

  /** Follows a change of language, and starts what was offered over. If the new language has no voice, offers the way back. */
  followLanguage(turn: Turn): void {
    const { state, view } = turn;
    const { switches, offered } = state;
    const { canSpeak, nextSpokenLanguage } = view;
    if (!isFollowing(state)) return;
    if (offered && switches) startSwitches(turn, switches);
    else if (offered) turnOn(turn);
    else if (!canSpeak && !switches && nextSpokenLanguage) {
      change(turn, { offered: nextSpokenLanguage });
      say(turn, offerText(nextSpokenLanguage, 'keypad'));
    }
  },

  /** Follows a change of the page, which a key of the on-screen keyboard may have caused. */
  refresh(turn: Turn, isTyping = false): void {
    refresh(turn);
    const { scan, scope } = turn.state;
    // Starts the rows over, since the next letter may be in any of them.
    if (isTyping && scan && scope?.kind === 'keyboard')
      placeScan(turn, scans.startScan(scan.groups, scan.rounds), true);
  },

  /** Enters the content below a dialog or the rest screen that has closed. */
  enter(turn: Turn): void {
    enter(turn);
    if (!turn.state.switches) say(turn, turn.view.copy.prompt, { later: true });
  },

  /** Takes the next step of a scan that moves by itself, unless something else has been announced. */
  advance(turn: Turn): void {
    if (!turn.view.isSpeaking) advance(turn);
  },

  sayPosition: (turn: Turn): void => sayPosition(turn),
  closeHelp: (turn: Turn): void => change(turn, { isHelpOpen: false }),
  whereAmI,
  sayItemBeforeHelp: (turn: Turn): void => say(turn, turn.state.itemBeforeHelp || turn.view.copy.prompt),
  sayTyped: ({ effects }: Turn): unknown => effects.push({ kind: 'sayTyped' }),
  changeTextSize: ({ effects }: Turn): unknown => effects.push({ kind: 'changeTextSize' }),

  goHome(turn: Turn): void {
    change(turn, { isHelpOpen: false });
    goHome(turn);
  },

  tryKeys(turn: Turn): void {
    change(turn, { isHelpOpen: false, tried: 'none' });
    say(turn, turn.view.copy.explorer.on);
  },

  hideScreen(turn: Turn): void {
    change(turn, { isHelpOpen: false, isScreenHidden: true });
    say(turn, turn.view.copy.curtain);
  },

  changeLevel,
  setVoice,
  setUp,
  startSwitches,

  learn(turn: Turn, code: string): void {
    const setup = keys.pressInSetup(turn.state.setup, code);
    change(turn, { setup, isTouched: false });
    if (setup.keys) startSwitches(turn, setup.keys);
    else say(turn, keys.setupText(setup, turn.view.copy));
  },

  cancelSetup(turn: Turn): void {
    const { switches, resumesKeypad } = turn.state;
    if (switches) startSwitches(turn, switches);
    else if (resumesKeypad) {
      change(turn, { switchPanel: undefined, setup: keys.startOfSetup });
      turn.effects.push({ kind: 'enterSoon' });
    } else turnOff(turn, turn.view.copy.switches.off);
  },

  closeSettings: (turn: Turn): void => change(turn, { switchPanel: undefined }),

  changeStepTime(turn: Turn, to: 'faster' | 'slower'): void {
    const stepMs = stepAlong(scans.stepTimes, turn.state.stepMs, to === 'slower' ? 1 : -1);
    change(turn, { stepMs });
    say(turn, scans.stepText(stepMs, turn.view.copy, turn.view.language));
  },

  changeBounceTime(turn: Turn, to: 'shorter' | 'longer'): void {
    const bounceMs = stepAlong(keys.bounceTimes, turn.state.bounceMs, to === 'longer' ? 1 : -1);
    change(turn, { bounceMs });
    say(turn, keys.bounceText(bounceMs, turn.view.copy, turn.view.language));
  },
};

type Responses = typeof responses;

/** The name and the details of something that the guide responds to. */
export type GuideEvent = {
  [Name in keyof Responses]: Responses[Name] extends (turn: Turn, ...details: infer Details) => unknown
    ? readonly [name: Name, ...details: Details]
    : never;
}[keyof Responses];

/** Decides how the guide responds to an event. */
export function decide(state: GuideState, event: GuideEvent, view: GuideView) {
  const turn: Turn = { state, view, effects: [] };
  const [name, ...details] = event;
  (responses[name] as (turn: Turn, ...details: unknown[]) => void)(turn, ...details);
  return { state: turn.state, effects: turn.effects };
}

/** Tells a visitor how to continue after a silence. */
export function reminderText(state: GuideState, copy: GuideCopy): Phrase {
  const { switches, switchPanel, setup, offered } = state;
  if (switchPanel === 'setup') return keys.setupText(setup, copy);
  if (switches) return keys.isSingle(switches) ? copy.switches.paused : copy.switches.reminder;
  if (offered) return join([offerText(offered, 'keypad'), copy.prompt]);
  return currentItem(state) ? copy.reminder : copy.prompt;
}

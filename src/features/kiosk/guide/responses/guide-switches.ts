import { join, offerText, sentence } from '../reading/phrase';
import * as scans from '../switches/scan';
import * as keys from '../switches/switch-keys';
import { refresh } from './guide-following';
import { acceptLanguage, setVoice, turnOff } from './guide-on-off';
import { leave, moveScan, sayPosition } from './guide-position';
import { closePanel, type Guide, updateState } from './guide-state';

function step(guide: Guide): void {
  const { scan } = guide.state;
  if (scan) moveScan(guide, scans.stepScan(scan));
}

/** Takes the next step of a scan that moves by itself, unless something else has been announced. */
export function advanceScan(guide: Guide): void {
  if (!guide.view.isSpeaking) step(guide);
}

function select(guide: Guide): void {
  const { scan } = guide.state;
  const highlighted = scan && scans.stopOf(scan);
  updateState(guide, { offered: undefined });
  if (highlighted?.kind === 'offer') acceptLanguage(guide, highlighted.language);
  else if (highlighted?.kind === 'control') pressControl(guide, highlighted.control);
  else if (highlighted?.kind === 'item') guide.choose(highlighted.item);
  else if (highlighted) moveScan(guide, scans.openGroup(scan, highlighted.group));
}

/** Presses a control of the bar. */
export function pressControl(guide: Guide, control: scans.SwitchControl): void {
  const { scan } = guide.state;
  if (control === 'stop') {
    // Drops the focus: the same switch restarts a scan that was stopped by mistake, and must not press anything else.
    guide.blur();
    turnOff(guide, guide.view.copy.switches.off);
  } else if (control === 'back' && scan?.open) moveScan(guide, scans.closeGroup(scan));
  else if (control === 'back') leave(guide);
  else updateState(guide, { panel: 'settings' });
}

/** Responds to a switch, which takes over again after a touch. */
export function pressSwitch(guide: Guide, command: keys.SwitchCommand): void {
  const { scan, scope, switches } = guide.state;
  if (!scan || !switches) return;
  const isResuming = scans.isPaused(scan) && keys.isOneSwitch(switches);
  updateState(guide, { isTouched: false, scan: scans.pressScan(scan) });
  refresh(guide);
  // Stops if a dialog has opened, since it covers the item that the visitor saw.
  if (guide.state.scope?.root !== scope?.root) return;
  if (isResuming) sayPosition(guide);
  else if (command === 'select') select(guide);
  else step(guide);
}

/** Opens the setup of switches. The guide does not follow the page until that is closed. */
export function openSwitchSetup(guide: Guide, hasVoice: boolean): void {
  const { isOn, switches } = guide.state;
  updateState(guide, {
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

/** Starts to scan with switches. */
export function startSwitches(guide: Guide, switches: keys.SwitchKeys): void {
  updateState(guide, {
    switches,
    panel: undefined,
    offered: guide.view.nextLanguage,
    lastPositions: new Map(),
  });
  const { readyOne, readyTwo } = guide.view.copy.switches;
  guide.say(keys.isOneSwitch(switches) ? readyOne : readyTwo);
  guide.enterSoon();
}

/** Records a key of the switch that is being set up. */
export function learnSwitchKey(guide: Guide, code: string): void {
  const setup = keys.pressInSetup(guide.state.setup, code);
  updateState(guide, { setup, isTouched: false });
  if (setup.keys) startSwitches(guide, setup.keys);
  else guide.say(keys.setupText(setup, guide.view.copy));
}

/** Closes the setup, and restores the switches or the keypad that were in use before. */
export function cancelSetup(guide: Guide): void {
  const { switches, resumesKeypad } = guide.state;
  if (switches) startSwitches(guide, switches);
  else if (resumesKeypad) {
    closePanel(guide);
    guide.enterSoon();
  } else turnOff(guide, guide.view.copy.switches.off);
}

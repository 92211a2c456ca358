import type { Keypad, KeypadCommand } from '@/host/keypads';
import type { AnnouncementKind } from '@/lib/channel';
import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { type GuideCopy, join, offerText, type Phrase, spokenText } from '../reading/phrase';
import { pauseScan } from '../switches/scan';
import * as keys from '../switches/switch-keys';
import { pressKeypad } from './guide-keypad';
import { turnOn } from './guide-on-off';
import { currentItem, isFollowing } from './guide-position';
import { type Guide, type GuideState, type KeyWhileOff, updateState } from './guide-state';
import { cancelSetup, learnSwitchKey, openSwitchSetup, pressSwitch, startSwitches } from './guide-switches';

const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help', 'start'];

/** Returns the response to a key while the guide is on; `undefined` leaves the key to the page. */
export function responseToKey(
  state: GuideState,
  code: string,
  keypad: Keypad,
): ((guide: Guide) => void) | undefined {
  const { switches, panel } = state;
  if (panel === 'setup') {
    if (code === 'Escape') return cancelSetup;
    return keys.canBeSwitch(code) ? (guide) => learnSwitchKey(guide, code) : undefined;
  }
  if (switches) {
    const command = keys.switchCommand(switches, code);
    return command && ((guide) => pressSwitch(guide, command));
  }
  const command = keypad[code] ?? (panel === 'curtain' ? 'repeat' : undefined);
  return command && ((guide) => pressKeypad(guide, command));
}

/** Responds to a key while the guide is off: the keypad starts it, and repeated presses of one key open the switches' setup. */
export function pressKeyWhileOff(guide: Guide, { event, isOnControl, isOnArrows }: KeyWhileOff): void {
  const { code, key, timeStamp } = event;
  const { keypad, isResting, canSpeak } = guide.view;
  const command = keypad[code];
  if (command && startCommands.includes(command)) {
    const isOfControl = isOnArrows && (command === 'up' || command === 'down' || key.length === 1);
    // Stays off without a voice, since the guide would take the keys and say nothing.
    if (!canSpeak || isOfControl) return;
    // Leaves the key to the rest screen, which any key wakes.
    if (!isResting) event.preventDefault();
    turnOn(guide);
    return;
  }
  const isIgnored = !keys.canBeSwitch(code) || (isOnControl && !isResting);
  const presses = isIgnored ? undefined : keys.countPress(guide.state.presses, code, timeStamp);
  updateState(guide, { presses });
  if (!presses || presses.count < keys.CALL_PRESSES) return;
  event.preventDefault();
  openSwitchSetup(guide, true);
}

/** Continues the visit on any key of the guide while the idle warning is shown. */
export function continueVisit(guide: Guide): void {
  updateState(guide, { isTouched: false });
  guide.say(guide.view.copy.continued);
}

/** Speaks the idle warning when it appears. */
export function sayWarning({ state, view, say }: Guide): void {
  const { copy, language, secondsLeft: seconds = 0 } = view;
  if (state.isOn)
    say(fill(plural(copy.warning, seconds, language), { seconds }), { countsAsActivity: false });
}

/** Speaks announcements of changes. Skips those of a place, which the guide speaks when it follows the page. */
export function sayAnnouncement({ state, view, say }: Guide, text: string, kind: AnnouncementKind): void {
  const isWarning = view.secondsLeft !== undefined;
  if (kind === 'place' || isWarning || state.isTouched || !isFollowing(state)) return;
  say(spokenText(text), { later: true });
}

/** Lets a touch interrupt the guide until the next key. */
export function interruptByTouch(guide: Guide, isOwn: boolean): void {
  const { isOn, presses, panel, scan } = guide.state;
  if (presses) updateState(guide, { presses: undefined });
  if (panel === 'curtain') updateState(guide, { panel: undefined });
  if (!isOn || isOwn) return;
  updateState(guide, { isTouched: true, offered: undefined, scan: scan && pauseScan(scan) });
  guide.reminder.stop();
  guide.silence();
}

/** Follows a change of language. Starts over if the guide had offered it. If it has no voice, offers one that has. */
export function followLanguage(guide: Guide): void {
  const { state, view } = guide;
  const { switches, offered } = state;
  const { canSpeak, nextSpokenLanguage } = view;
  if (!isFollowing(state)) return;
  if (offered && switches) startSwitches(guide, switches);
  else if (offered) turnOn(guide);
  else if (!canSpeak && !switches && nextSpokenLanguage) {
    updateState(guide, { offered: nextSpokenLanguage });
    guide.say(offerText(nextSpokenLanguage, 'keypad'));
  }
}

/** Returns the reminder of how to continue after a silence. */
export function reminderText(state: GuideState, copy: GuideCopy): Phrase {
  const { switches, panel, setup, offered } = state;
  if (panel === 'setup') return keys.setupText(setup, copy);
  if (switches) return keys.isOneSwitch(switches) ? copy.switches.paused : copy.switches.reminder;
  if (offered) return join([offerText(offered, 'keypad'), copy.prompt]);
  return currentItem(state) ? copy.reminder : copy.prompt;
}

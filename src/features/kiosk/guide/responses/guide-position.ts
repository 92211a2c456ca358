import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { inOneLine } from '../reading/describe';
import type { GuideItem } from '../reading/items';
import { offerText, type Phrase } from '../reading/phrase';
import { isPaused, type Scan, stopOf } from '../switches/scan';
import { isOneSwitch } from '../switches/switch-keys';
import { type Guide, type GuideState, updateState } from './guide-state';

/** Whether the guide follows the page, as it does except during the setup of switches. */
export function isFollowing({ isOn, panel }: GuideState): boolean {
  return isOn && panel !== 'setup';
}

/** The item that the keypad's cursor is on. */
export function currentItem({ cursor }: GuideState): GuideItem | undefined {
  return cursor && !cursor.isBefore ? cursor.items[cursor.index] : undefined;
}

/** Moves to another position, highlights it, and stores it for this screen or dialog. */
export function moveTo(guide: Guide, position: Pick<GuideState, 'cursor' | 'scan'>): void {
  updateState(guide, position);
  const { scan, scope, lastPositions } = guide.state;
  const item = currentItem(guide.state);
  const stop = scan ? stopOf(scan) : item && ({ kind: 'item', item, key: item.node } as const);
  guide.mark(stop);
  if (scope && stop?.kind === 'item')
    updateState(guide, { lastPositions: new Map(lastPositions).set(scope.root, stop.key) });
}

/** Moves the scan to another position, and speaks it. */
export function moveScan(guide: Guide, scan: Scan, later = false): void {
  moveTo(guide, { scan });
  sayPosition(guide, later);
}

function phraseOfStop({ state: { switches }, view }: Guide, scan: Scan): Phrase {
  const { controls, group } = view.copy.switches;
  const stop = stopOf(scan);
  if (stop.kind === 'offer')
    return offerText(stop.language, switches && isOneSwitch(switches) ? 'oneSwitch' : 'twoSwitches');
  if (stop.kind === 'control') return controls[stop.control];
  if (stop.kind === 'item') return view.phrase(stop.item);
  const count = stop.group.items.length;
  return inOneLine([stop.group.name, fill(plural(group, count, view.language), { count })]);
}

/** Speaks the current position. */
export function sayPosition(guide: Guide, later = false): void {
  const { state, view } = guide;
  if (!state.scan) guide.say(view.phrase(currentItem(state)) || view.copy.prompt);
  else if (isPaused(state.scan)) guide.say(view.copy.switches.paused, { later, countsAsActivity: false });
  else guide.say(phraseOfStop(guide, state.scan), { later });
}

/** Closes a dialog or the keyboard if one is open, or else leaves the screen. */
export function leave({ state: { scope }, view, say }: Guide): void {
  if (!scope) return;
  const goBack = scope.kind === 'screen' ? view.goBack : scope.close;
  if (goBack) goBack();
  else say(view.copy.nothingBefore);
}

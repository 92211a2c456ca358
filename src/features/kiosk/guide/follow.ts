import { computeAccessibleName } from 'dom-accessibility-api';
import { fill } from '@/lib/fill';
import { cursorBefore, cursorOn, relocate } from './cursor';
import { change, type GuideState, say, type Turn } from './guide-state';
import { offerText } from './narration/languages-in-text';
import { describe, sentence } from './narration/phrases';
import { collectItems, type GuideItem, spokenText, textField } from './page/items';
import type { GuidePage } from './page/read-page';
import {
  isPaused,
  relocateScan,
  type Scan,
  type ScanStop,
  scanItem,
  startScan,
  stopOf,
} from './switches/scan';
import { isSingle } from './switches/switch-keys';

/** Whether the guide follows the page; it does not while switches are being set up. */
export function isFollowing({ isOn, switchPanel }: GuideState): boolean {
  return isOn && switchPanel !== 'setup';
}

/** The item that the keypad's cursor is on. */
export function currentItem({ cursor }: GuideState): GuideItem | undefined {
  return cursor && !cursor.isBefore ? cursor.items[cursor.index] : undefined;
}

/** Goes to another position, highlights it, and remembers it for this screen or dialog. */
export function place(turn: Turn, position: Pick<GuideState, 'cursor' | 'scan'>): void {
  change(turn, position);
  const { scan, scope, lastPositions } = turn.state;
  const item = currentItem(turn.state);
  const stop = scan ? stopOf(scan) : item && ({ kind: 'item', item, key: item.node } as const);
  turn.effects.push({ do: 'mark', stop });
  if (scope && stop?.kind === 'item')
    change(turn, { lastPositions: new Map(lastPositions).set(scope.root, stop.key) });
}

function phraseOfStop(stop: ScanStop, { switches }: GuideState, page: GuidePage): string {
  const { controls, group } = page.copy.switches;
  if (stop.kind === 'offer')
    return offerText(stop.language, switches && isSingle(switches) ? 'oneSwitch' : 'twoSwitches');
  if (stop.kind === 'control') return controls[stop.control];
  if (stop.kind === 'item') return page.phrase(stop.item);
  const { name, items } = stop.group;
  return describe({ name, hint: fill(group, { count: items.length }) }, page.copy);
}

/** Says where the guide is. */
export function sayPosition(turn: Turn, later = false): void {
  const { state, page } = turn;
  if (!state.scan) say(turn, page.phrase(currentItem(state)) || page.copy.prompt);
  else if (isPaused(state.scan)) say(turn, page.copy.switches.paused, { later, countsAsActivity: false });
  else say(turn, phraseOfStop(stopOf(state.scan), state, page), { later });
}

/** Says a text, unless the idle warning is shown, which speaks for itself. */
function tell(turn: Turn, text: string): void {
  if (turn.page.secondsLeft === undefined) say(turn, text, { later: true });
}

const isText = ({ text }: GuideItem, expected: string) => text !== undefined && spokenText(text) === expected;

/** Puts the cursor on the title that was just said, or else in front of what follows. */
function placeAtTitle(turn: Turn): void {
  const { items, scope, title } = turn.page;
  const isTop = (item: GuideItem) => scope.kind !== 'screen' || item.element.closest('h1') !== null;
  const index = items.findIndex((item) => isText(item, title) && item.isHeading && isTop(item));
  place(turn, { cursor: index < 0 ? cursorBefore(items, isTop) : cursorOn(items, index) });
}

function itemIn(items: readonly GuideItem[], element: Node): number {
  return items.findIndex((item) => element === item.element || element.contains(item.element));
}

function enterByCursor(turn: Turn, closed: GuideState['scope']): void {
  const { scope, items, title, description, focused, copy } = turn.page;
  const known = turn.state.lastPositions.get(scope.root);
  const at = known ? items.findIndex(({ node }) => node === known) : -1;
  if (at >= 0) {
    place(turn, { cursor: cursorOn(items, at) });
    const ended = closed?.kind === 'keyboard' ? `${copy.typing.closed} ` : '';
    tell(turn, ended + turn.page.phrase(items[at]));
  } else if (scope.kind === 'screen') {
    tell(turn, fill(copy.screen, { screen: title }));
    const index = focused?.matches('main :is(a, button, h2, h3)') ? itemIn(items, focused) : -1;
    // Action accepts the language on offer, so there must be nothing else that it could choose.
    if (index < 0 || turn.state.offered) placeAtTitle(turn);
    else {
      place(turn, { cursor: cursorOn(items, index) });
      tell(turn, turn.page.phrase(items[index]));
    }
  } else {
    placeAtTitle(turn);
    const next = (turn.state.cursor?.index ?? 0) + 1;
    const item = items[next];
    // Skip it: it is about to be spoken.
    if (description && item && isText(item, description)) place(turn, { cursor: cursorOn(items, next) });
    const text = scope.kind === 'keyboard' ? fill(copy.typing.keyboard, { title }) : sentence(title);
    tell(turn, [text, description].filter(Boolean).join(' '));
  }
}

/** Finds the control at the focus, or else the next one after it. */
function itemFrom(focused: Element, { groups }: Scan): GuideItem | undefined {
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  return groups
    .flatMap(({ items }) => items)
    .filter(
      ({ element }) =>
        focused.contains(element) ||
        (element.closest('main') && focused.compareDocumentPosition(element) & following),
    )
    .sort(({ element: one }, { element: other }) =>
      one.compareDocumentPosition(other) & following ? -1 : 1,
    )[0];
}

function enterByScan(turn: Turn): void {
  const { scope, title, secondsLeft, groups, focused, copy } = turn.page;
  const { lastPositions, scan, offered } = turn.state;
  // The warning has rounds of its own, however long ago the visitor pressed.
  const rounds = secondsLeft === undefined ? scan?.rounds : 0;
  let next = startScan(groups, rounds, scope.kind === 'screen' ? offered : undefined);
  if (lastPositions.has(scope.root)) next = scanItem(next, lastPositions.get(scope.root));
  else
    say(turn, scope.kind === 'screen' ? fill(copy.screen, { screen: title }) : sentence(title), {
      later: true,
    });
  if (scope.kind === 'screen' && focused?.matches('main *:not(h1)'))
    next = scanItem(next, itemFrom(focused, next)?.node);
  place(turn, { scan: next });
  sayPosition(turn, true);
}

/** Enters what the page shows: where the visitor left it, at the focus, or at its title. */
export function enter(turn: Turn): void {
  const closed = turn.state.scope;
  change(turn, { scope: turn.page.scope });
  if (turn.state.switches) enterByScan(turn);
  else enterByCursor(turn, closed);
}

/** Follows the page as it is now. */
export function refresh(turn: Turn): void {
  const { state, page } = turn;
  const { scope, cursor, scan } = state;
  if (!isFollowing(state) || !scope) return;
  if (page.scope.root !== scope.root) enter(turn);
  else if (scan) {
    const found = relocateScan(scan, page.groups);
    if (stopOf(found).key === stopOf(scan).key) change(turn, { scan: found });
    else {
      place(turn, { scan: found });
      sayPosition(turn, true);
    }
  } else if (cursor) {
    change(turn, { cursor: relocate(cursor, page.items, (one, other) => one.node === other.node) });
    if (currentItem(turn.state)?.node !== currentItem(state)?.node) place(turn, {});
  }
}

/** Follows the route, unless something is open on top of the screen. */
export function followRoute(turn: Turn): void {
  const { state, page } = turn;
  if (!isFollowing(state) || !state.scope || page.scope.kind !== 'screen') return;
  change(turn, {
    lastPositions: new Map([...state.lastPositions].filter(([root]) => root !== page.scope.root)),
  });
  enter(turn);
}

/** Follows the focus when the page moves it. */
export function followFocus(turn: Turn, target: HTMLElement): void {
  const { state, page } = turn;
  const { root, kind } = page.scope;
  if (!isFollowing(state) || state.isTouched || root !== state.scope?.root || target.matches('dialog'))
    return;
  if (kind === 'keyboard') {
    if (!root.contains(target)) followField(turn, target);
  } else if (state.scan) followFocusByScan(turn, state.scan, target);
  else followFocusByCursor(turn, target);
}

/** The on-screen keyboard types into another field now; once it closes, the guide goes on there. */
function followField(turn: Turn, target: HTMLElement): void {
  const screen = target.closest('dialog') ?? document.body;
  change(turn, { lastPositions: new Map(turn.state.lastPositions).set(screen, target) });
  if (turn.state.scan || !textField(target)) return;
  const item = { node: target, element: target, isHeading: false, startsPart: false };
  tell(turn, turn.page.phrase(item));
}

function followFocusByCursor(turn: Turn, target: HTMLElement): void {
  const { items, phrase } = turn.page;
  if (target.matches('h1')) {
    placeAtTitle(turn);
    return;
  }
  const index = itemIn(items, target);
  const item = items[index];
  if (!item || item.node === currentItem(turn.state)?.node) return;
  const isPart = !target.matches('a, button, input, select, textarea, main');
  const inside = isPart ? items.filter(({ element }) => target.contains(element)) : [];
  // Skip all lines of a heading: they are about to be spoken.
  const isHeading = item.isHeading && inside.every((each) => each.isHeading);
  place(turn, { cursor: cursorOn(items, isHeading ? index + Math.max(0, inside.length - 1) : index) });
  tell(turn, [item, ...inside.slice(1)].map(phrase).join('. '));
}

function followFocusByScan(turn: Turn, scan: Scan, target: HTMLElement): void {
  if (target.matches('h1')) return;
  // Names what cannot be chosen: a heading line by line, or a section.
  const isHeading = target.matches('h2, h3, h4, h5, h6');
  const name = target.matches('section') ? spokenText(computeAccessibleName(target)) : '';
  const title = isHeading ? collectItems(target).map(({ text = '' }) => text) : name ? [name] : [];
  if (title.length > 0) say(turn, title.map(sentence).join(' '), { later: true });
  const now = relocateScan(scan, turn.page.groups);
  const item = itemFrom(target, now);
  if (!item || item.node === stopOf(scan).key) return;
  place(turn, { scan: scanItem(now, item.node) });
  sayPosition(turn, true);
}

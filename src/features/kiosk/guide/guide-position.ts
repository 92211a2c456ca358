import { fill } from '@/lib/fill';
import { plural } from '@/lib/plural';
import { cursorBefore, cursorOn, relocate } from './cursor';
import { change, type GuideState, say, type Turn } from './guide-state';
import type { Focus } from './guide-view';
import { join, offerText, type Phrase, plainText, sentence, spokenText } from './narration/phrase';
import { describe } from './page/describe';
import type { GuideItem } from './page/items';
import { isPaused, relocateScan, type Scan, scanItem, startScan, stopOf } from './switches/scan';
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
  turn.effects.push({ kind: 'mark', stop });
  if (scope && stop?.kind === 'item')
    change(turn, { lastPositions: new Map(lastPositions).set(scope.root, stop.key) });
}

/** Goes to another position of the scan, and says it. */
export function placeScan(turn: Turn, scan: Scan, later = false): void {
  place(turn, { scan });
  sayPosition(turn, later);
}

function phraseOfStop({ state: { switches }, view }: Turn, scan: Scan): Phrase {
  const { controls, group } = view.copy.switches;
  const stop = stopOf(scan);
  if (stop.kind === 'offer')
    return offerText(stop.language, switches && isSingle(switches) ? 'oneSwitch' : 'twoSwitches');
  if (stop.kind === 'control') return controls[stop.control];
  if (stop.kind === 'item') return view.phrase(stop.item);
  const { name, items } = stop.group;
  return describe(
    { name, hint: fill(plural(group, items.length, view.language), { count: items.length }) },
    view.copy,
  );
}

/** Says where the guide is. */
export function sayPosition(turn: Turn, later = false): void {
  const { state, view } = turn;
  if (!state.scan) say(turn, view.phrase(currentItem(state)) || view.copy.prompt);
  else if (isPaused(state.scan)) say(turn, view.copy.switches.paused, { later, countsAsActivity: false });
  else say(turn, phraseOfStop(turn, state.scan), { later });
}

/** Says a phrase, unless the idle warning is shown, which speaks for itself. */
function sayLater(turn: Turn, phrase: Phrase): void {
  if (turn.view.secondsLeft === undefined) say(turn, phrase, { later: true });
}

const isText = (item: GuideItem | undefined, expected: string) =>
  item?.text !== undefined && spokenText(plainText(item.text)) === expected;

/** Puts the cursor on the title that was just spoken, or else before the first item. */
function placeAtTitle(turn: Turn): void {
  const { items, scope, title } = turn.view;
  const isTop = (item: GuideItem) => scope.kind !== 'screen' || item.isTitle;
  const index = items.findIndex((item) => isText(item, title) && item.isHeading && isTop(item));
  place(turn, { cursor: index < 0 ? cursorBefore(items, isTop) : cursorOn(items, index) });
}

function enterByCursor(turn: Turn, closed: GuideState['scope']): void {
  const { scope, items, title, description, focus, copy } = turn.view;
  const known = turn.state.lastPositions.get(scope.root);
  const at = known ? items.findIndex(({ node }) => node === known) : -1;
  if (at >= 0) {
    place(turn, { cursor: cursorOn(items, at) });
    sayLater(turn, join([closed?.kind === 'keyboard' && copy.typing.closed, turn.view.phrase(items[at])]));
  } else if (scope.kind === 'screen') {
    sayLater(turn, fill(copy.screen, { screen: title }));
    const isFound = focus?.isInMain && (focus.kind === 'control' || focus.kind === 'heading');
    const item = isFound ? focus.items[0] : undefined;
    // While a language is offered, Action accepts it, so the cursor must not be on anything that Action could choose.
    if (!item || turn.state.offered) placeAtTitle(turn);
    else {
      place(turn, { cursor: cursorOn(items, items.indexOf(item)) });
      sayLater(turn, turn.view.phrase(item));
    }
  } else {
    placeAtTitle(turn);
    const next = (turn.state.cursor?.index ?? 0) + 1;
    // Skips the description, which is about to be spoken.
    if (description && isText(items[next], description)) place(turn, { cursor: cursorOn(items, next) });
    const text = scope.kind === 'keyboard' ? fill(copy.typing.keyboard, { title }) : sentence(title);
    sayLater(turn, join([text, description]));
  }
}

function enterByScan(turn: Turn): void {
  const { scope, title, secondsLeft, groups, focus, copy } = turn.view;
  const { lastPositions, scan, offered } = turn.state;
  const isScreen = scope.kind === 'screen';
  // Starts the rounds over: the warning has its own, however long ago the visitor pressed.
  const rounds = secondsLeft === undefined ? scan?.rounds : 0;
  let next = startScan(groups, rounds, isScreen ? offered : undefined);
  if (lastPositions.has(scope.root)) next = scanItem(next, lastPositions.get(scope.root));
  else say(turn, isScreen ? fill(copy.screen, { screen: title }) : sentence(title), { later: true });
  if (isScreen && focus?.isInMain && focus.kind !== 'title') next = scanItem(next, focus.control?.node);
  placeScan(turn, next, true);
}

/** Enters what the page shows: where the visitor left it, at the focus, or at its title. */
export function enter(turn: Turn): void {
  const closed = turn.state.scope;
  change(turn, { scope: turn.view.scope });
  if (turn.state.switches) enterByScan(turn);
  else enterByCursor(turn, closed);
}

/** Follows the page as it is now. */
export function refresh(turn: Turn): void {
  const { state, view } = turn;
  const { scope, cursor, scan } = state;
  if (!isFollowing(state) || !scope) return;
  if (view.scope.root !== scope.root) enter(turn);
  else if (scan) {
    const found = relocateScan(scan, view.groups);
    if (stopOf(found).key === stopOf(scan).key) change(turn, { scan: found });
    else placeScan(turn, found, true);
  } else if (cursor) {
    change(turn, { cursor: relocate(cursor, view.items, (one, other) => one.node === other.node) });
    if (currentItem(turn.state)?.node !== currentItem(state)?.node) place(turn, {});
  }
}

/** Follows the route, unless something is open on top of the screen. */
export function followRoute(turn: Turn): void {
  const { state, view } = turn;
  if (!isFollowing(state) || !state.scope || view.scope.kind !== 'screen') return;
  change(turn, {
    lastPositions: new Map([...state.lastPositions].filter(([root]) => root !== view.scope.root)),
  });
  enter(turn);
}

/** Follows the focus when the page moves it. */
export function followFocus(turn: Turn): void {
  const { state, view } = turn;
  if (!isFollowing(state) || state.isTouched || view.scope.root !== state.scope?.root) return;
  const { focus } = view;
  if (!focus || focus.kind === 'dialog') return;
  if (view.scope.kind === 'keyboard') followField(turn, focus);
  else if (state.scan) followFocusByScan(turn, state.scan, focus);
  else if (focus.kind === 'title') placeAtTitle(turn);
  else followFocusByCursor(turn, focus);
}

/** Follows the on-screen keyboard to the field that it types into, so that the guide continues there when it closes. */
function followField(turn: Turn, { isInScope, root, node, field }: Focus): void {
  if (isInScope) return;
  change(turn, { lastPositions: new Map(turn.state.lastPositions).set(root, node) });
  if (field && !turn.state.scan) sayLater(turn, turn.view.phrase(field));
}

function followFocusByCursor(turn: Turn, focus: Focus): void {
  const { items, phrase } = turn.view;
  const [item] = focus.items;
  if (!item || item.node === currentItem(turn.state)?.node) return;
  const isControl = focus.kind === 'control' || focus.kind === 'field' || focus.kind === 'main';
  const inside = isControl ? [item] : focus.items;
  // Skips all lines of a heading, which are about to be spoken.
  const isHeading = inside.every((each) => each.isHeading);
  place(turn, { cursor: cursorOn(items, items.indexOf(item) + (isHeading ? inside.length - 1 : 0)) });
  sayLater(turn, join(inside.map(phrase), '. '));
}

function followFocusByScan(turn: Turn, scan: Scan, { kind, name, items, control }: Focus): void {
  if (kind === 'title') return;
  // Names what cannot be chosen: a heading line by line, or a section.
  const lines = kind === 'heading' ? items.map(({ text = '' }) => text) : [name];
  const title = join(lines.filter(Boolean).map(sentence));
  if (title) say(turn, title, { later: true });
  const now = relocateScan(scan, turn.view.groups);
  if (control && control.node !== stopOf(scan).key) placeScan(turn, scanItem(now, control.node), true);
}

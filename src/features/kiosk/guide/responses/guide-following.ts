import { fill } from '@/lib/fill';
import type { GuideItem } from '../reading/items';
import { join, type Phrase, plainText, sentence, spokenText } from '../reading/phrase';
import { relocateScan, type Scan, scanItem, startScan, stopOf } from '../switches/scan';
import { cursorBefore, cursorOn, relocate } from './cursor';
import { currentItem, isFollowing, moveScan, moveTo } from './guide-position';
import { type Guide, type GuideState, updateState } from './guide-state';
import type { Focus } from './guide-view';

/** Queues a phrase after the current one. Stays silent during the idle warning, which is being read. */
function sayLater(guide: Guide, phrase: Phrase): void {
  if (guide.view.secondsLeft === undefined) guide.say(phrase, { later: true });
}

const isText = (item: GuideItem | undefined, expected: string) =>
  item?.text !== undefined && spokenText(plainText(item.text)) === expected;

/** Puts the cursor on the title that was just spoken, or else before the first item. */
function placeAtTitle(guide: Guide): void {
  const { items, scope, title } = guide.view;
  const isTop = (item: GuideItem) => scope.kind !== 'screen' || item.isTitle;
  const index = items.findIndex((item) => isText(item, title) && item.isHeading && isTop(item));
  moveTo(guide, { cursor: index < 0 ? cursorBefore(items, isTop) : cursorOn(items, index) });
}

function enterByCursor(guide: Guide, closed: GuideState['scope']): void {
  const { scope, items, title, description, focus, copy } = guide.view;
  const known = guide.state.lastPositions.get(scope.root);
  const at = known ? items.findIndex(({ node }) => node === known) : -1;
  if (at >= 0) {
    moveTo(guide, { cursor: cursorOn(items, at) });
    sayLater(guide, join([closed?.kind === 'keyboard' && copy.typing.closed, guide.view.phrase(items[at])]));
  } else if (scope.kind === 'screen') {
    sayLater(guide, fill(copy.screen, { screen: title }));
    const isFound = focus?.isInMain && (focus.kind === 'control' || focus.kind === 'heading');
    // While a language is offered, Action accepts it, so the cursor must not be on anything that Action could choose.
    if (!isFound || focus.items.length === 0 || guide.state.offered) placeAtTitle(guide);
    else followFocusByCursor(guide, focus);
  } else {
    placeAtTitle(guide);
    const next = (guide.state.cursor?.index ?? 0) + 1;
    // Skips the description, which is about to be spoken.
    if (description && isText(items[next], description)) moveTo(guide, { cursor: cursorOn(items, next) });
    const text = scope.kind === 'keyboard' ? fill(copy.typing.keyboard, { title }) : sentence(title);
    sayLater(guide, join([text, description]));
  }
}

function enterByScan(guide: Guide): void {
  const { scope, title, secondsLeft, groups, focus, copy } = guide.view;
  const { lastPositions, scan, offered } = guide.state;
  const isScreen = scope.kind === 'screen';
  // Starts the rounds over, so that the scan does not pause during the warning.
  const rounds = secondsLeft === undefined ? scan?.rounds : 0;
  let next = startScan(groups, rounds, isScreen ? offered : undefined);
  if (lastPositions.has(scope.root)) next = scanItem(next, lastPositions.get(scope.root));
  else guide.say(isScreen ? fill(copy.screen, { screen: title }) : sentence(title), { later: true });
  if (isScreen && focus?.isInMain && focus.kind !== 'title') next = scanItem(next, focus.control?.node);
  moveScan(guide, next, true);
}

/** Enters the current scope: where the visitor left it, at the focus, or at its title. */
export function enter(guide: Guide): void {
  const closed = guide.state.scope;
  // Resets the cursor, so that the focused item is spoken again after the screen's name.
  updateState(guide, { scope: guide.view.scope, cursor: undefined });
  if (guide.state.switches) enterByScan(guide);
  else enterByCursor(guide, closed);
}

/** Enters the content below a dialog or the rest screen that has closed. */
export function enterBelow(guide: Guide): void {
  enter(guide);
  if (!guide.state.switches) guide.say(guide.view.copy.prompt, { later: true });
}

/** Follows a change of the page. `isTyping` says whether a key of the on-screen keyboard has caused it. */
export function refresh(guide: Guide, isTyping = false): void {
  const { state, view } = guide;
  const { scope, cursor, scan } = state;
  if (!isFollowing(state) || !scope) return;
  if (view.scope.root !== scope.root) enter(guide);
  else if (scan) {
    const found = relocateScan(scan, view.groups);
    // Starts the rows over, since the next letter may be in any of them.
    if (isTyping && scope.kind === 'keyboard') moveScan(guide, startScan(found.groups, found.rounds), true);
    else if (stopOf(found).key === stopOf(scan).key) updateState(guide, { scan: found });
    else moveScan(guide, found, true);
  } else if (cursor) {
    updateState(guide, { cursor: relocate(cursor, view.items, (one, other) => one.node === other.node) });
    if (currentItem(guide.state)?.node !== currentItem(state)?.node) moveTo(guide, {});
  }
}

/** Follows the route, unless something is open on top of the screen. */
export function followRoute(guide: Guide): void {
  const { state, view } = guide;
  if (!isFollowing(state) || !state.scope || view.scope.kind !== 'screen') return;
  const lastPositions = new Map([...state.lastPositions].filter(([root]) => root !== view.scope.root));
  updateState(guide, { lastPositions });
  enter(guide);
}

/** Follows the focus when the page moves it. */
export function followFocus(guide: Guide): void {
  const { state, view } = guide;
  if (!isFollowing(state) || state.isTouched || view.scope.root !== state.scope?.root) return;
  const { focus } = view;
  if (!focus || focus.kind === 'dialog') return;
  if (view.scope.kind === 'keyboard') {
    if (focus.isInScope) return;
    // Follows the keyboard to the field that it types into, so that the guide continues there when it closes.
    updateState(guide, { lastPositions: new Map(state.lastPositions).set(focus.root, focus.node) });
    if (focus.field && !state.scan) sayLater(guide, view.phrase(focus.field));
  } else if (state.scan) followFocusByScan(guide, state.scan, focus);
  else if (focus.kind === 'title') placeAtTitle(guide);
  else followFocusByCursor(guide, focus);
}

function followFocusByCursor(guide: Guide, focus: Focus): void {
  const { items, phrase } = guide.view;
  const [item] = focus.items;
  if (!item || item.node === currentItem(guide.state)?.node) return;
  const isControl = focus.kind === 'control' || focus.kind === 'field' || focus.kind === 'main';
  const inside = isControl ? [item] : focus.items;
  // Skips all lines of a heading, which are about to be spoken.
  const isHeading = inside.every((each) => each.isHeading);
  moveTo(guide, { cursor: cursorOn(items, items.indexOf(item) + (isHeading ? inside.length - 1 : 0)) });
  sayLater(guide, join(inside.map(phrase), '. '));
}

function followFocusByScan(guide: Guide, scan: Scan, { kind, name, items, control }: Focus): void {
  if (kind === 'title') return;
  // Speaks the name of what a scan has no stop for: a heading, line by line, or a section.
  const lines = kind === 'heading' ? items.map(({ text = '' }) => text) : [name];
  const title = join(lines.filter(Boolean).map(sentence));
  if (title) guide.say(title, { later: true });
  const now = relocateScan(scan, guide.view.groups);
  if (control && control.node !== stopOf(scan).key) moveScan(guide, scanItem(now, control.node), true);
}

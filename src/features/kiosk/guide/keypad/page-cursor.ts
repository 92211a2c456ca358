import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { guide } from '@/copy/guide';
import { keyboard } from '@/copy/keyboard';
import { fill } from '@/lib/fill';
import type { Narrator } from '../narration/narrator';
import { describe, sentence } from '../narration/phrases';
import { markItem } from '../page/highlight';
import { factsOf, phraseOf } from '../page/item-facts';
import { collectItems, currentScope, type GuideItem, type GuideScope, spokenText } from '../page/items';
import { type Cursor, cursorBefore, cursorOn, type Direction, relocate, step } from './cursor';

const isSame = (one: GuideItem, other: GuideItem) => one.node === other.node;

function itemIn(items: readonly GuideItem[], element: Node): number {
  return items.findIndex((item) => element === item.element || element.contains(item.element));
}

/** An element as a field that text is typed into, if it is one. */
function textField(element: Element | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const isText = element?.matches('textarea, input:not([type=radio], [type=checkbox])');
  return isText ? (element as HTMLInputElement | HTMLTextAreaElement) : undefined;
}

/** The cursor over everything on the page. */
export type PageCursor = ReturnType<typeof createPageCursor>;

/**
 * Creates the cursor. It follows the page to another screen, into dialogs and back, and to where the page moves the focus,
 * and says where it is then.
 */
export function createPageCursor(say: Narrator['say'], screenName: () => string) {
  let scope: GuideScope | undefined;
  let cursor: Cursor<GuideItem> = cursorOn([], 0);
  /** The item at which the visitor left a screen or dialog for another one on top of it. */
  let left = new WeakMap<Element, Node>();
  let unmark = () => {};
  let field: HTMLInputElement | HTMLTextAreaElement | undefined;

  function current(): GuideItem | undefined {
    return cursor.isBefore ? undefined : cursor.items[cursor.index];
  }

  function place(next: Cursor<GuideItem>): void {
    cursor = next;
    const item = current();
    unmark();
    unmark = item ? markItem(item.element) : () => {};
    if (item && scope) left.set(scope.root, item.node);
    field = textField(document.activeElement) ?? field;
  }

  /** Puts the cursor on an item with the title that was just said, or else in front of what follows. */
  function placeAtTitle(
    items: readonly GuideItem[],
    title: string,
    isTop: (item: GuideItem) => boolean,
  ): void {
    const index = items.findIndex((item) => item.text === title && item.isHeading && isTop(item));
    place(index < 0 ? cursorBefore(items, isTop) : cursorOn(items, index));
  }

  function enterScreen(name = screenName()): void {
    const items = collectItems(document.body);
    scope = { root: document.body, kind: 'screen' };
    const main = document.querySelector('main');
    const { activeElement } = document;
    const focused = activeElement?.matches('main :is(a, button, h2, h3)') ? itemIn(items, activeElement) : -1;
    const isTop = ({ element }: GuideItem) => main?.querySelector('h1')?.contains(element) ?? false;
    say(fill(guide.screen, { screen: name }), { later: true });
    if (focused < 0) placeAtTitle(items, name, isTop);
    else {
      place(cursorOn(items, focused));
      say(phraseOf(current()), { later: true });
    }
  }

  function enter(next: GuideScope): void {
    const closed = scope;
    scope = next;
    const items = collectItems(next.root);
    const known = left.get(next.root);
    const at = known ? items.findIndex(({ node }) => node === known) : -1;
    if (at >= 0) {
      place(cursorOn(items, at));
      const ended = closed?.kind === 'keyboard' ? `${guide.typing.closed} ` : '';
      say(ended + phraseOf(current()), { later: true });
    } else if (next.kind === 'screen') enterScreen();
    else {
      const title = next.kind === 'keyboard' ? keyboard.label : spokenText(computeAccessibleName(next.root));
      placeAtTitle(items, title, () => true);
      const description = spokenText(computeAccessibleDescription(next.root));
      // It is behind the visitor once it has been said.
      if (description && items[cursor.index + 1]?.text === description)
        place(cursorOn(items, cursor.index + 1));
      const text = next.kind === 'keyboard' ? fill(guide.typing.keyboard, { title }) : sentence(title);
      say([text, description].filter(Boolean).join(' '), { later: true });
    }
  }

  /** The on-screen keyboard types into another field now; once it closes, the cursor is there. */
  function goToField(target: HTMLElement): void {
    left.set(target.closest('dialog') ?? document.body, target);
    if (!textField(target)) return;
    field = textField(target);
    say(describe(factsOf({ node: target, element: target, isHeading: false, startsPart: false })), {
      later: true,
    });
  }

  return {
    current,
    /** What the cursor moves through; `undefined` while the guide is off. */
    scope: () => scope,
    /** The field that was typed into last. */
    lastField: () => field,

    /** Starts on what the page shows. */
    start: () => enter(currentScope()),

    /** Follows what the page shows by now. */
    refresh(): void {
      const next = currentScope();
      if (next.root !== scope?.root) {
        enter(next);
        return;
      }
      const node = current()?.node;
      cursor = relocate(cursor, collectItems(next.root), isSame);
      if (current()?.node !== node) place(cursor);
    },

    /** Follows the route, unless something is open on top of the screen. */
    followRoute(name: string): void {
      if (currentScope().kind === 'screen' && scope) enterScreen(name);
    },

    /** Follows the focus when the page moves it. */
    followFocus(target: HTMLElement): void {
      const { root, kind } = currentScope();
      if (root !== scope?.root || target.matches('dialog')) return;
      if (kind === 'keyboard') {
        if (!root.contains(target)) goToField(target);
        return;
      }
      const items = collectItems(root);
      if (target.matches('h1')) {
        placeAtTitle(items, screenName(), ({ element }) => target.contains(element));
        return;
      }
      const index = itemIn(items, target);
      if (index < 0 || items[index]?.node === current()?.node) return;
      const isWhole = !target.matches('a, button, input, select, textarea, main');
      const inside = isWhole ? items.filter(({ element }) => target.contains(element)) : [];
      // A heading of several lines is behind the visitor once it has been said.
      const isHeading = items[index]?.isHeading && inside.every((item) => item.isHeading);
      place(cursorOn(items, isHeading ? index + Math.max(0, inside.length - 1) : index));
      say([items[index], ...inside.slice(1)].map(phraseOf).join('. '), { later: true });
    },

    /**
     * Moves to the nearest item that is a stop.
     *
     * @returns the end that it ran into
     */
    step(direction: Direction, isStop?: (item: GuideItem) => boolean): Cursor<GuideItem>['end'] {
      place(step(cursor, direction, isStop));
      return cursor.end;
    },

    /** Forgets the visitor. */
    stop(): void {
      unmark();
      unmark = () => {};
      scope = undefined;
      cursor = cursorOn([], 0);
      left = new WeakMap();
      field = undefined;
    },
  };
}

import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { guide } from '@/copy/guide';
import { keyboard } from '@/copy/keyboard';
import { speech } from '@/features/speech';
import type { Keypad, KeypadCommand } from '@/host/keypads';
import { activityEvent } from '@/lib/activity-event';
import { fill } from '@/lib/fill';
import { activate } from './activate';
import { type Cursor, cursorBefore, cursorOn, type Direction, relocate, step } from './cursor';
import { markItem } from './highlight';
import { factsOf } from './item-facts';
import { collectItems, currentScope, type GuideItem, type GuideScope, isControl, spokenText } from './items';
import { changeLevels, defaultLevels, type LevelChange, levelAnswer, levelsText } from './levels';
import { createNarrator } from './narrator';
import { describe, typingEcho } from './phrases';

/** Time after which the page has responded to a press, in milliseconds. */
const RESPONSE_MS = 300;

/** Silence after which the guide says once how to go on, in milliseconds. */
const REMINDER_MS = 15_000;

/** What the guide needs to know about the kiosk, and may ask of it. */
export interface GuideHost {
  readonly screenName: string;
  readonly isHome: boolean;
  /** Seconds left while the idle warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Seconds without input until the kiosk starts over. */
  readonly idleSeconds: number;
  readonly goHome: () => void;
  /** `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
}

export interface GuideState {
  readonly isOn: boolean;
  /** What is being said. */
  readonly caption: string;
  readonly isHelpOpen: boolean;
  readonly isScreenHidden: boolean;
}

const off: GuideState = { isOn: false, caption: '', isHelpOpen: false, isScreenHidden: false };

/** The commands that turn the guide on. */
const startCommands: readonly KeypadCommand[] = ['up', 'down', 'help'];

/** In a field, the arrow keys have a meaning of their own until the guide is on. */
const arrowTargets = 'input, select, textarea, [role=tab]';

const isSame = (one: GuideItem, other: GuideItem) => one.node === other.node;

/** The guide of one kiosk: the cursor, what is said, and what the keys do. */
export type GuideSession = ReturnType<typeof createGuideSession>;

/**
 * Creates the guide, which is off until a visitor starts it.
 *
 * @param keypad the keys that drive it
 * @param host reads the state of the kiosk
 */
export function createGuideSession(keypad: Keypad, host: () => GuideHost) {
  const listeners = new Set<() => void>();
  let state = off;
  let levels = defaultLevels;
  let scope: GuideScope | undefined;
  let cursor: Cursor<GuideItem> = cursorOn([], 0);
  /** The item at which the visitor left a screen or dialog for another one on top of it. */
  let left = new WeakMap<Element, Node>();
  let unmark = () => {};
  let reminder: ReturnType<typeof setTimeout> | undefined;
  let isReminded = false;
  let isTouched = false;
  let isExploring = false;
  let lastExplored: KeypadCommand | undefined;
  let field: HTMLInputElement | HTMLTextAreaElement | undefined;
  /** What the visitor was at when they asked for help. */
  let itemBeforeHelp = '';
  const narrator = createNarrator((caption) => setState({ caption }), startReminder);

  function setState(change: Partial<GuideState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function startReminder(): void {
    clearTimeout(reminder);
    if (!state.isOn || isReminded) return;
    reminder = setTimeout(() => {
      isReminded = true;
      narrator.say(cursor.isBefore ? guide.prompt : guide.reminder, { unasked: true });
    }, REMINDER_MS);
  }

  function current(): GuideItem | undefined {
    return cursor.isBefore ? undefined : cursor.items[cursor.index];
  }

  function phraseOf(item: GuideItem | undefined): string {
    return item ? describe(factsOf(item)) : '';
  }

  function place(next: Cursor<GuideItem>): void {
    cursor = next;
    const item = current();
    unmark();
    unmark = item ? markItem(item) : () => {};
    if (item && scope) left.set(scope.root, item.node);
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement) {
      field = activeElement;
    }
  }

  /** Puts the cursor on an item with the title that was just said, or else in front of what follows. */
  function placeAtTitle(
    items: readonly GuideItem[],
    title: string,
    isTop: (item: GuideItem) => boolean,
  ): void {
    const index = items.findIndex((item) => item.text === title && item.isHeading);
    place(index < 0 ? cursorBefore(items, isTop) : cursorOn(items, index));
  }

  function itemIn(items: readonly GuideItem[], element: Node): number {
    return items.findIndex((item) => element === item.element || element.contains(item.element));
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
      narrator.say(ended + phraseOf(current()), { later: true });
    } else if (next.kind === 'screen') enterScreen();
    else {
      const title = next.kind === 'keyboard' ? keyboard.label : spokenText(computeAccessibleName(next.root));
      placeAtTitle(items, title, () => true);
      narrator.say(fill(guide.dialog, { title }), { later: true });
    }
  }

  function enterScreen(screenName = host().screenName): void {
    const items = collectItems(document.body);
    scope = { root: document.body, kind: 'screen' };
    const main = document.querySelector('main');
    const { activeElement } = document;
    const focused = activeElement?.matches('main :is(a, button, h2, h3)') ? itemIn(items, activeElement) : -1;
    const isTop = ({ element }: GuideItem) => main?.querySelector('h1')?.contains(element) ?? false;
    narrator.say(fill(guide.screen, { screen: screenName }), { later: true });
    if (focused < 0) placeAtTitle(items, screenName, isTop);
    else {
      place(cursorOn(items, focused));
      narrator.say(phraseOf(current()), { later: true });
    }
  }

  /** Follows what the page shows by now. */
  function refresh(): void {
    if (!state.isOn) return;
    const next = currentScope();
    if (next.root !== scope?.root) {
      enter(next);
      return;
    }
    const node = current()?.node;
    cursor = relocate(cursor, collectItems(next.root), isSame);
    if (current()?.node !== node) place(cursor);
  }

  function sayCurrent(): void {
    narrator.say(phraseOf(current()) || guide.prompt);
  }

  function move(direction: Direction, isStop?: (item: GuideItem) => boolean): void {
    refresh();
    const isNext = direction === 'next';
    place(step(cursor, direction, isStop));
    if (!cursor.end) {
      sayCurrent();
      return;
    }
    const [first, last] = isStop
      ? [guide.firstSection, guide.lastSection]
      : [guide.firstItem, guide.lastItem];
    narrator.say(isNext ? last : first);
  }

  function act(): void {
    refresh();
    const item = current();
    if (!item) sayCurrent();
    else if (!isControl(item)) narrator.say(guide.justText);
    else if (isReadOnly(item.element)) narrator.say(item.element.value);
    else {
      const before = { phrase: phraseOf(item), count: narrator.count(), hidden: hiddenLength() };
      activate(item.element);
      setTimeout(() => answer(item, before), RESPONSE_MS);
    }
  }

  function answer(item: GuideItem, before: { phrase: string; count: number; hidden: number }): void {
    if (!state.isOn) return;
    refresh();
    if (narrator.count() !== before.count) return;
    const after = item.element.isConnected ? phraseOf(item) : before.phrase;
    const description = spokenText(computeAccessibleDescription(item.element));
    if (hiddenLength() > before.hidden) narrator.say(guide.typing.hidden);
    else if (after !== before.phrase) narrator.say(after);
    else if (item.element.closest('.screen-keyboard')) sayCurrent();
    else
      narrator.say(
        description || fill(guide.unchanged, { item: spokenText(computeAccessibleName(item.element)) }),
      );
  }

  function goBack(): void {
    if (scope?.kind === 'keyboard') {
      scope.root.querySelector<HTMLElement>('[data-skbtn="{close}"]')?.click();
      return;
    }
    const dialog = document.querySelector('dialog:modal') ? scope?.root : undefined;
    if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (host().goBack) host().goBack?.();
    else narrator.say(guide.nothingBefore);
  }

  function goHome(): void {
    if (scope?.kind !== 'screen') goBack();
    if (host().isHome) narrator.say(guide.alreadyHome);
    else host().goHome();
  }

  function openHelp(): void {
    if (state.isHelpOpen) whereAmI();
    else {
      itemBeforeHelp = phraseOf(current());
      setState({ isHelpOpen: true });
    }
  }

  function whereAmI(): void {
    const { screenName, idleSeconds } = host();
    const { where } = guide;
    const item = state.isHelpOpen ? itemBeforeHelp : phraseOf(current());
    const parts = [
      fill(where.screen, { screen: screenName }),
      item && fill(where.item, { item }),
      levelsText(levels),
      fill(where.time, { seconds: idleSeconds }),
    ];
    narrator.say(parts.filter(Boolean).join(' '));
  }

  function changeLevel(change: LevelChange): void {
    levels = changeLevels(levels, change);
    narrator.setLevels(levels);
    narrator.say(levelAnswer(levels, change));
  }

  function explore(command?: KeypadCommand): void {
    isExploring = command === undefined || !(command === 'help' && lastExplored === 'help');
    lastExplored = command;
    const { on, off: ended, keys } = guide.explorer;
    narrator.say(isExploring ? (command ? keys[command] : on) : ended);
  }

  const commands: Record<KeypadCommand, () => void> = {
    up: () => move('previous'),
    down: () => move('next'),
    left: () => move('previous', ({ startsPart }) => startsPart),
    right: () => move('next', ({ startsPart }) => startsPart),
    action: act,
    back: goBack,
    home: goHome,
    help: openHelp,
    quieter: () => changeLevel('quieter'),
    louder: () => changeLevel('louder'),
    slower: () => changeLevel('slower'),
    faster: () => changeLevel('faster'),
    repeat: sayCurrent,
    pause: () => narrator.say(guide.paused),
  };

  function start(): void {
    narrator.setLevels(levels);
    setState({ isOn: true });
    narrator.say(guide.on);
    // Once the rest screen has gone.
    setTimeout(() => {
      if (!state.isOn) return;
      scope = currentScope();
      if (scope.kind === 'screen') enterScreen();
      else enter(scope);
      narrator.say(guide.prompt, { later: true });
    });
  }

  /** Turns the guide off, and forgets the visitor. */
  function stop(lastText?: string): void {
    if (!state.isOn) return;
    clearTimeout(reminder);
    unmark();
    scope = undefined;
    cursor = cursorOn([], 0);
    left = new WeakMap();
    levels = defaultLevels;
    field = undefined;
    [isTouched, isExploring] = [false, false];
    state = off;
    if (lastText) narrator.say(lastText, { unasked: true });
    else narrator.silence();
    setState(off);
  }

  function run(command: KeypadCommand): void {
    if (state.isScreenHidden) {
      setState({ isScreenHidden: false });
      narrator.say(guide.curtainOpen);
    } else if (isExploring) explore(command);
    else commands[command]();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    toggle: () => (state.isOn ? stop(guide.off) : start()),
    end: () => stop(guide.ended),
    refresh,

    /** Handles a key before the page gets it. */
    onKeyDown(event: KeyboardEvent): void {
      const command = keypad[event.code];
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (!state.isOn) {
        const isOwnKey = event.target instanceof Element && event.target.matches(arrowTargets);
        if (!command || event.repeat || !startCommands.includes(command)) return;
        // Without a voice, it would take the keys and give nothing for them.
        if (speech.status() === 'missing') return;
        if (isOwnKey && command !== 'help') return;
        // The rest screen wakes by any key.
        if (!document.querySelector('[data-rest-screen]')) event.preventDefault();
        start();
        return;
      }
      if (!command && !state.isScreenHidden) return;
      event.preventDefault();
      event.stopPropagation();
      // Something may be resting on the key.
      if (event.repeat) return;
      const { secondsLeft } = host();
      document.dispatchEvent(new Event(activityEvent));
      // It came too late, and belongs to the next visitor.
      if (!state.isOn) return;
      clearTimeout(reminder);
      isReminded = false;
      isTouched = false;
      narrator.silence();
      if (secondsLeft !== undefined) narrator.say(guide.continued);
      else run(command ?? 'repeat');
      startReminder();
    },

    /** A touch takes over; the next key resumes. */
    onPointerDown(event: PointerEvent): void {
      if (!state.isOn) return;
      if (state.isScreenHidden) setState({ isScreenHidden: false });
      if (event.target instanceof Element && event.target.closest('[data-guide-own]')) return;
      isTouched = true;
      clearTimeout(reminder);
      narrator.silence();
    },

    /** Follows the focus when the page moves it. */
    onFocusIn({ target }: FocusEvent): void {
      if (!state.isOn || isTouched || !(target instanceof HTMLElement)) return;
      const { root, kind } = currentScope();
      if (root !== scope?.root || kind === 'keyboard' || target.matches('dialog')) return;
      const items = collectItems(root);
      if (target.matches('h1')) {
        placeAtTitle(items, host().screenName, ({ element }) => target.contains(element));
        return;
      }
      const index = itemIn(items, target);
      if (index < 0 || items[index]?.node === current()?.node) return;
      place(cursorOn(items, index));
      const isContainer = !target.matches('a, button, input, select, textarea, h2, h3, h4, main');
      const inside = isContainer ? items.filter(({ element }) => target.contains(element)) : [];
      narrator.say([current(), ...inside.slice(1)].map(phraseOf).join('. '), { later: true });
    },

    onInput(event: Event): void {
      if (!state.isOn || isTouched || !(event instanceof InputEvent)) return;
      const { target, inputType, data } = event;
      const isHidden = target instanceof HTMLInputElement && target.type === 'password';
      narrator.say(typingEcho(inputType, data, isHidden));
    },

    /** Says what a live region announces. */
    onAnnouncement(text: string): void {
      if (state.isOn && !isTouched && host().secondsLeft === undefined) narrator.say(text, { later: true });
    },

    /** Called when the route has changed. */
    onScreen(screenName: string): void {
      if (state.isOn && currentScope().kind === 'screen' && scope) enterScreen(screenName);
    },

    /** Called when the idle warning appears. */
    onWarning(seconds: number): void {
      if (state.isOn) narrator.say(fill(guide.warning, { seconds }), { unasked: true });
    },

    closeHelp: () => setState({ isHelpOpen: false }),
    whereAmI,
    changeLevel,
    explore: () => explore(),
    hideScreen() {
      setState({ isScreenHidden: true });
      narrator.say(guide.curtain);
    },
    repeat: () => narrator.say(itemBeforeHelp || guide.prompt),
    sayTyped: () =>
      narrator.say(field?.type !== 'password' && field?.value ? field.value : guide.typing.nothing),
  };
}

/** The number of characters in the PIN's field. */
function hiddenLength(): number {
  return document.querySelector<HTMLInputElement>('input[type=password]')?.value.length ?? 0;
}

/** Whether a field is only there to be read. */
function isReadOnly(element: HTMLElement): element is HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement && element.readOnly;
}

import { computeAccessibleName } from 'dom-accessibility-api';
import { guide } from '@/copy/guide';
import { keyboard } from '@/copy/keyboard';
import { fill } from '@/lib/fill';
import type { GuideHost } from '../guide-host';
import type { GuideStore } from '../guide-state';
import type { Narrator } from '../narration/narrator';
import { describe, sentence } from '../narration/phrases';
import { chooseItem } from '../page/choose-item';
import { markGroup, markItem } from '../page/highlight';
import { phraseOf } from '../page/item-facts';
import { collectItems, currentScope, type GuideItem, type GuideScope, spokenText } from '../page/items';
import { leave } from '../page/leave';
import {
  closeGroup,
  dwellTime,
  isPaused,
  openGroup,
  pauseScan,
  pressScan,
  relocateScan,
  type Scan,
  type ScanStop,
  type SwitchControl,
  scanItem,
  startScan,
  stepScan,
  stopOf,
} from './scan';
import { createScanClock } from './scan-clock';
import { collectGroups, type PageGroup } from './scan-groups';
import { isSingle, type SwitchCommand } from './switch-keys';

interface Parts {
  readonly store: GuideStore;
  readonly narrator: Narrator;
  readonly host: () => GuideHost;
  /** Turns the switches off. */
  readonly onStop: () => void;
}

/** What can be chosen at the focus, or else next after it. */
function itemAt(focused: Element, { groups }: Scan<GuideItem>): GuideItem | undefined {
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

/** What the page moves the focus to, if that is nothing to choose: a heading line by line, or a part by its name. */
function focusTitle(target: HTMLElement, root: HTMLElement): string {
  if (target.matches('h2, h3, h4, h5, h6')) {
    const lines = collectItems(root).filter(({ element }) => target.contains(element));
    return lines.map(({ text = '' }) => sentence(text)).join(' ');
  }
  const name = target.matches('section') ? spokenText(computeAccessibleName(target)) : '';
  return name && sentence(name);
}

/** A control of the switches in their bar, once that is shown. */
function controlElement(control: SwitchControl): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-switch-control="${control}"]`);
}

/** The scan that switches drive. */
export type SwitchScanner = ReturnType<typeof createSwitchScanner>;

/**
 * Creates the scan over what can be chosen. With two switches, one of them moves it; with a single one, it moves by itself,
 * after what it says has been said. It follows the page as the cursor does.
 */
export function createSwitchScanner({ store, narrator, host, onStop }: Parts) {
  let scope: GuideScope | undefined;
  let scan: Scan<GuideItem> = startScan([]);
  /** The item at which the visitor left a screen or dialog for another one on top of it. */
  let left = new WeakMap<Element, unknown>();
  let unmark = () => {};
  const clock = createScanClock(delay, advance);

  const isOn = () => store.get().switches !== undefined && scope !== undefined;

  function delay(): number | undefined {
    const { switches, stepMs } = store.get();
    const isWaiting = narrator.isSpeaking() || isPaused(scan);
    return isOn() && switches && isSingle(switches) && !isWaiting ? dwellTime(scan, stepMs) : undefined;
  }

  function mark(stop: ScanStop<GuideItem>): () => void {
    if (stop.kind === 'group') return markGroup(stop.group.key as HTMLElement);
    const element = stop.kind === 'item' ? stop.item.element : controlElement(stop.control);
    return element ? markItem(element) : () => {};
  }

  function phrase(stop: ScanStop<GuideItem>): string {
    const { controls, group } = guide.switches;
    if (stop.kind === 'control') return controls[stop.control];
    if (stop.kind === 'item') return phraseOf(stop.item);
    const { name, items } = stop.group as PageGroup;
    return describe({ name, hint: fill(group, { count: items.length }) });
  }

  /** Highlights where the scan is. */
  function place(next: Scan<GuideItem>): void {
    scan = next;
    const stop = stopOf(scan);
    unmark();
    unmark = mark(stop);
    if (scope && stop.kind === 'item') left.set(scope.root, stop.key);
  }

  /** Says where the scan is. */
  function say(later = false): void {
    if (isPaused(scan)) narrator.say(guide.switches.paused, { later, unasked: true });
    else narrator.say(phrase(stopOf(scan)), { later });
    clock.restart();
  }

  function advance(): void {
    // Something else has been announced; the scan waits for its end.
    if (narrator.isSpeaking()) return;
    place(stepScan(scan));
    say();
  }

  function titleOf({ root, kind }: GuideScope): string {
    if (kind === 'screen') return fill(guide.screen, { screen: host().screenName });
    const title = kind === 'keyboard' ? keyboard.label : spokenText(computeAccessibleName(root));
    return sentence(title);
  }

  /** Where a scan of this begins: at the focus, where it was left, or at the first group. */
  function firstPlace(next: GuideScope): Scan<GuideItem> {
    // The warning has rounds of its own, however long the visitor has not pressed.
    const rounds = host().secondsLeft === undefined ? scan.rounds : 0;
    const start = startScan<GuideItem>(collectGroups(next), rounds);
    const known = left.has(next.root) ? scanItem(start, left.get(next.root)) : start;
    const { activeElement } = document;
    const isFocused = next.kind === 'screen' && activeElement?.matches('main *:not(h1)');
    return isFocused ? scanItem(known, itemAt(activeElement as Element, start)?.node) : known;
  }

  function enter(next: GuideScope, title = titleOf(next)): void {
    const isReturning = left.has(next.root);
    scope = next;
    if (!isReturning) narrator.say(title, { later: true });
    place(firstPlace(next));
    say(true);
  }

  function refresh(): void {
    if (!isOn()) return;
    const next = currentScope();
    if (next.root !== scope?.root) {
      enter(next);
      return;
    }
    const { key } = stopOf(scan);
    const found = relocateScan(scan, collectGroups(next));
    if (stopOf(found).key === key) scan = found;
    else {
      place(found);
      say(true);
    }
    if (!clock.isRunning()) clock.restart();
  }

  function choose(item: GuideItem): void {
    const isTyping = scope?.kind === 'keyboard';
    chooseItem(item, {
      narrator,
      isOn,
      refresh() {
        refresh();
        if (!isTyping || scope?.kind !== 'keyboard') return;
        // The next letter may be in any row.
        place({ ...startScan(scan.groups), rounds: scan.rounds });
        say(true);
      },
      repeat: () => say(),
    });
  }

  const controls: Record<SwitchControl, () => void> = {
    back() {
      if (scan.open) {
        place(closeGroup(scan));
        say();
      } else if (scope) leave(scope, host().goBack, () => narrator.say(guide.nothingBefore));
    },
    settings: () => store.set({ switchPanel: 'settings' }),
    stop: onStop,
  };

  function select(stop: ScanStop<GuideItem>): void {
    if (stop.kind === 'control') controls[stop.control]();
    else if (stop.kind === 'item') choose(stop.item);
    else {
      place(openGroup(scan, stop.group));
      say();
    }
  }

  return {
    start: () => enter(currentScope()),
    refresh,
    /** Called when everything has been said. */
    onSilence: clock.restart,
    isPaused: () => isPaused(scan),

    press(command: SwitchCommand): void {
      clock.stop();
      const { root } = scope ?? {};
      const { switches } = store.get();
      const isResuming = isPaused(scan) && switches !== undefined && isSingle(switches);
      scan = pressScan(scan);
      refresh();
      // What was pressed for is covered by now.
      if (root !== scope?.root) return;
      if (isResuming) say();
      else if (command === 'select') select(stopOf(scan));
      else {
        place(stepScan(scan));
        say();
      }
      clock.restart();
    },

    control: (control: SwitchControl) => controls[control](),

    /** A touch takes over; the next press resumes. */
    pause(): void {
      clock.stop();
      scan = pauseScan(scan);
    },

    /** Follows the route, unless something is open on top of the screen. */
    followRoute(name: string): void {
      if (currentScope().kind !== 'screen' || !isOn()) return;
      left.delete(document.body);
      enter(currentScope(), fill(guide.screen, { screen: name }));
    },

    /** Follows the focus when the page moves it. */
    followFocus(target: HTMLElement): void {
      const { root, kind } = currentScope();
      if (!isOn() || root !== scope?.root || target.matches('dialog, h1')) return;
      if (kind === 'keyboard') {
        // It types into another field now; once it closes, the scan goes on there.
        if (!root.contains(target)) left.set(target.closest('dialog') ?? document.body, target);
        return;
      }
      const title = focusTitle(target, root);
      if (title) narrator.say(title, { later: true });
      const now = relocateScan(scan, collectGroups(scope));
      const item = itemAt(target, now);
      if (!item || item.node === stopOf(scan).key) return;
      place(scanItem(now, item.node));
      say(true);
    },

    /** Forgets the visitor. */
    stop(): void {
      clock.stop();
      unmark();
      unmark = () => {};
      scope = undefined;
      scan = startScan([]);
      left = new WeakMap();
    },
  };
}

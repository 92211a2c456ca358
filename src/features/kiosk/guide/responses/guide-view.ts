import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { closeModal } from '@/components/ui/use-modal';
import { type LanguageTag, offeredLanguages } from '@/content/languages';
import { speech } from '@/features/speech';
import type { Keypad } from '@/host/keypads';
import { formFields, linksAndButtons, textFieldAt } from '@/lib/controls';
import { keysOf } from '@/lib/keys-of';
import { findRegion } from '../../shared/regions';
import { phraseOf, rowText } from '../reading/describe';
import { collectItems, type GuideItem, type GuideScope, isControl } from '../reading/items';
import { type GuideCopy, spokenText } from '../reading/phrase';
import type { ScanGroup } from '../switches/scan';
import { groupItems } from '../switches/scan-groups';

/** The guide's interface to the kiosk: its state, and the functions that the guide may call. */
export interface GuideHost {
  readonly copy: GuideCopy;
  readonly language: LanguageTag;
  readonly keypad: Keypad;
  readonly screenName: string;
  readonly isHome: boolean;
  /** Seconds left while the idle warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Seconds without input until the kiosk starts over. */
  readonly idleSeconds: number;
  readonly goHome: () => void;
  /** Cycles to the next text size, and returns it in percent. */
  readonly changeTextSize: () => string;
  /** Goes back; `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
}

const focusKinds = {
  title: 'h1',
  heading: 'h2, h3, h4, h5, h6',
  section: 'section',
  dialog: 'dialog',
  control: linksAndButtons,
  field: formFields,
  main: 'main',
} as const;

/** The focused element, and where it is. */
export type Focus = NonNullable<ReturnType<typeof readFocus>>;

function readFocus(element: Element | null, { root }: GuideScope, items: readonly GuideItem[]) {
  if (!element) return undefined;
  const kind = keysOf(focusKinds).find((each) => element.matches(focusKinds[each])) ?? 'other';
  const isNext = (other: Element) =>
    element.contains(other) ||
    (other.closest('main') !== null &&
      (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const field = textFieldAt(element);
  return {
    kind,
    /** The name of a focused section; empty for anything else. */
    name: kind === 'section' ? spokenText(computeAccessibleName(element)) : '',
    isInScope: root.contains(element),
    isInMain: element.matches('main *'),
    /** The items of the scope inside the focused element, including itself. */
    items: items.filter((item) => element.contains(item.element)),
    /** The control that has the focus, or else the next one in the content. */
    control: items.find((item) => isControl(item) && isNext(item.element)),
    /** The focused field, if text can be typed into it. */
    field: field && { node: field, element: field, isHeading: false, isTitle: false, startsSection: false },
    node: element,
    /** The dialog that contains the focus, or else the screen. */
    root: element.closest('dialog') ?? document.body,
  };
}

/** A snapshot of what the kiosk shows, and of its state. */
export type GuideView = ReturnType<typeof readView>;

function currentScope(): GuideScope {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  const dialog = dialogs.find((each) => each.contains(document.activeElement)) ?? dialogs.at(-1);
  const keyboard = findRegion('keyboard');
  if (keyboard)
    return { root: keyboard.element, kind: 'keyboard', close: () => findRegion('keyboard')?.close?.() };
  if (dialog) return { root: dialog, kind: 'dialog', close: () => closeModal(dialog) };
  return { root: document.body, kind: 'screen' };
}

function languagesAfter(current: LanguageTag): LanguageTag[] {
  const at = offeredLanguages.indexOf(current);
  return [...offeredLanguages.slice(at + 1), ...offeredLanguages.slice(0, at)];
}

/** Reads the screen or dialog on demand, and traverses it at most once. */
export function readView(host: GuideHost) {
  const scope = currentScope();
  const languages = languagesAfter(host.language);
  let items: readonly GuideItem[] | undefined;
  return {
    ...host,
    canSpeak: speech.status() !== 'missing',
    nextLanguage: languages[0],
    nextSpokenLanguage: languages.find(speech.hasVoice),
    isSpeaking: speech.isSpeaking(),
    isResting: findRegion('rest') !== undefined,
    scope,
    get title(): string {
      return scope.kind === 'screen' ? host.screenName : spokenText(computeAccessibleName(scope.root));
    },
    get description(): string {
      return spokenText(computeAccessibleDescription(scope.root));
    },
    get items(): readonly GuideItem[] {
      items ??= collectItems(scope.root);
      return items;
    },
    get focus(): Focus | undefined {
      return readFocus(document.activeElement, scope, this.items);
    },
    get groups(): readonly ScanGroup[] {
      return groupItems(this.items, scope.root, host.copy);
    },
    /** Describes an item in one line; returns nothing if there is none. */
    phrase: (item: GuideItem | undefined) => phraseOf(item, host.copy),
    /** Says which row of the on-screen keyboard an item is in. */
    row: (item: GuideItem | undefined) => rowText(item, host.copy),
  };
}

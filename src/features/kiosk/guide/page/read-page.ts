import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import type { LanguageTag } from '@/content/languages';
import { speech } from '@/features/speech';
import type { Keypad } from '@/host/keypads';
import { offeredLanguages } from '@/language';
import { findRegion } from '../../regions';
import type { GuideCopy } from '../narration/phrases';
import type { ScanGroup } from '../switches/scan';
import { groupItems } from '../switches/scan-groups';
import { phraseOf, rowText } from './item-facts';
import { collectItems, type GuideItem, type GuideScope, spokenText } from './items';

/** What the guide needs to know about the kiosk, and may ask of it. */
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
  /** `undefined` if there is no screen to go back to. */
  readonly goBack: (() => void) | undefined;
}

/** What the page and the kiosk show. */
export type GuidePage = ReturnType<typeof readPage>;

/** Finds what the guide moves through now. */
function currentScope(): GuideScope {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  const dialog = dialogs.find((each) => each.contains(document.activeElement)) ?? dialogs.at(-1);
  const keyboard = findRegion('keyboard');
  if (keyboard) return { root: keyboard.element, kind: 'keyboard' };
  return dialog ? { root: dialog, kind: 'dialog' } : { root: document.body, kind: 'screen' };
}

/** The other languages, in the order in which they follow the current one. */
function otherLanguages(current: LanguageTag): LanguageTag[] {
  const at = offeredLanguages.indexOf(current);
  return [...offeredLanguages.slice(at + 1), ...offeredLanguages.slice(0, at)];
}

/** Reads the page on demand, and walks it at most once. */
export function readPage(host: GuideHost) {
  let scope: GuideScope | undefined;
  let items: readonly GuideItem[] | undefined;
  let groups: readonly ScanGroup[] | undefined;
  return {
    ...host,
    canSpeak: speech.status() !== 'missing',
    /** The next language, and the next one that there is a voice for. */
    nextLanguage: otherLanguages(host.language)[0],
    nextSpokenLanguage: otherLanguages(host.language).find(speech.hasVoice),
    isSpeaking: speech.isSpeaking(),
    isResting: findRegion('rest') !== undefined,
    /** What has the focus. */
    focused: document.activeElement,
    get scope(): GuideScope {
      scope ??= currentScope();
      return scope;
    },
    /** The title of the scope. */
    get title(): string {
      const { root, kind } = this.scope;
      if (kind === 'screen') return host.screenName;
      return (kind === 'keyboard' && findRegion(kind)?.title) || spokenText(computeAccessibleName(root));
    },
    get description(): string {
      return spokenText(computeAccessibleDescription(this.scope.root));
    },
    get items(): readonly GuideItem[] {
      items ??= collectItems(this.scope.root);
      return items;
    },
    get groups(): readonly ScanGroup[] {
      groups ??= groupItems(this.items, this.scope.root, host.copy);
      return groups;
    },
    /** Describes an item in one line; returns nothing if there is none. */
    phrase: (item: GuideItem | undefined) => phraseOf(item, host.copy),
    /** Says which row of the on-screen keyboard an item is in. */
    row: (item: GuideItem | undefined) => rowText(item, host.copy),
  };
}

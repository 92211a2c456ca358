import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { keyboard } from '@/copy/keyboard';
import type { Keypad } from '@/host/keypads';
import { groupItems, type PageGroup } from '../switches/scan-groups';
import { phraseOf, rowText } from './item-facts';
import { collectItems, currentScope, type GuideItem, type GuideScope, spokenText } from './items';

/** What the guide needs to know about the kiosk. */
export interface KioskFacts {
  /** The keys that drive the guide. */
  readonly keypad: Keypad;
  readonly screenName: string;
  readonly isHome: boolean;
  readonly canGoBack: boolean;
  /** Seconds left while the idle warning is shown. */
  readonly secondsLeft: number | undefined;
  /** Seconds without input until the kiosk starts over. */
  readonly idleSeconds: number;
}

/** What the page and the kiosk show. */
export interface GuidePage extends KioskFacts {
  /** Whether the rest screen is shown. */
  readonly isResting: boolean;
  readonly canSpeak: boolean;
  readonly isSpeaking: boolean;
  readonly scope: GuideScope;
  /** The title of the scope. */
  readonly title: string;
  readonly description: string;
  /** What has the focus. */
  readonly focused: Element | null;
  readonly items: readonly GuideItem[];
  readonly groups: readonly PageGroup[];
  /** Says an item in one line; nothing if there is none. */
  readonly phrase: (item: GuideItem | undefined) => string;
  /** Says in which row of the on-screen keyboard an item is. */
  readonly row: (item: GuideItem | undefined) => string;
}

/** Reads the page on demand, and walks it at most once. */
export function readPage(facts: KioskFacts, voice: Pick<GuidePage, 'canSpeak' | 'isSpeaking'>): GuidePage {
  let scope: GuideScope | undefined;
  let items: GuideItem[] | undefined;
  let groups: PageGroup[] | undefined;
  return {
    ...facts,
    ...voice,
    get isResting() {
      return document.querySelector('[data-rest-screen]') !== null;
    },
    get scope() {
      scope ??= currentScope();
      return scope;
    },
    get title() {
      const { root, kind } = this.scope;
      if (kind === 'screen') return facts.screenName;
      return kind === 'keyboard' ? keyboard.label : spokenText(computeAccessibleName(root));
    },
    get description() {
      return spokenText(computeAccessibleDescription(this.scope.root));
    },
    get focused() {
      return document.activeElement;
    },
    get items() {
      items ??= collectItems(this.scope.root);
      return items;
    },
    get groups() {
      groups ??= groupItems(this.items, this.scope.root);
      return groups;
    },
    phrase: phraseOf,
    row: rowText,
  };
}

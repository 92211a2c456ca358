import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { speech } from '@/features/speech';
import type { Keypad } from '@/host/keypads';
import { findRegion } from '../../regions';
import type { ScanGroup } from '../switches/scan';
import { groupItems } from '../switches/scan-groups';
import { phraseOf, rowText } from './item-facts';
import { collectItems, currentScope, type GuideItem, type GuideScope, spokenText } from './items';

/** What the guide needs to know about the kiosk, and may ask of it. */
export interface GuideHost {
  /** The keys that drive the guide. */
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
export interface GuidePage extends Omit<GuideHost, 'goHome' | 'changeTextSize' | 'goBack'> {
  readonly canGoBack: boolean;
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
  readonly groups: readonly ScanGroup[];
  /** Says an item in one line; nothing if there is none. */
  readonly phrase: (item: GuideItem | undefined) => string;
  /** Says in which row of the on-screen keyboard an item is. */
  readonly row: (item: GuideItem | undefined) => string;
}

/** Reads the page on demand, and walks it at most once. */
export function readPage(host: GuideHost): GuidePage {
  let scope: GuideScope | undefined;
  let items: GuideItem[] | undefined;
  let groups: ScanGroup[] | undefined;
  return {
    ...host,
    canGoBack: host.goBack !== undefined,
    canSpeak: speech.status() !== 'missing',
    isSpeaking: speech.isSpeaking(),
    get isResting() {
      return findRegion('rest') !== undefined;
    },
    get scope() {
      scope ??= currentScope();
      return scope;
    },
    get title() {
      const { root, kind } = this.scope;
      if (kind === 'screen') return host.screenName;
      return (kind === 'keyboard' && findRegion(kind)?.title) || spokenText(computeAccessibleName(root));
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

import type { LanguageTag } from '@/content/languages';
import type { KeypadCommand } from '@/host/keypads';
import type { GuideItem, GuideScope } from '../reading/items';
import type { Phrase } from '../reading/phrase';
import type { Scan, ScanStop } from '../switches/scan';
import { type PressCount, type SwitchKeys, type SwitchSetup, startOfSetup } from '../switches/switch-keys';
import type { Cursor } from './cursor';
import type { GuideView } from './guide-view';
import { defaultSettings, type GuideSettings } from './settings';

export interface GuideState {
  readonly isOn: boolean;
  readonly caption: string;
  /** The offered language. Action accepts it until another key is pressed; a switch, until something is chosen. */
  readonly offered?: LanguageTag;
  /** The panel that is open; the curtain hides the screen. */
  readonly panel?: 'help' | 'curtain' | 'setup' | 'settings';
  /** Whether the guide speaks; visitors who see may use only the highlight. */
  readonly hasVoice: boolean;
  readonly settings: GuideSettings;
  /** Whether a touch has paused the guide until the next key. */
  readonly isTouched: boolean;
  /** The last key pressed while the visitor tries the keys; `none` before the first. */
  readonly tried?: KeypadCommand | 'none';
  /** The description of the item at which the visitor asked for help. */
  readonly itemBeforeHelp: Phrase;

  /** The area that the guide moves through; `undefined` while it follows nothing. */
  readonly scope?: GuideScope;
  /** The keypad's cursor, or the switches' scan, in that area. */
  readonly cursor?: Cursor<GuideItem>;
  readonly scan?: Scan;
  /** The item at which the visitor left each screen or dialog to open another one on top of it. */
  readonly lastPositions: ReadonlyMap<Element, unknown>;

  /** The visitor's switches; `undefined` if they use a keypad. */
  readonly switches?: SwitchKeys;
  readonly setup: SwitchSetup;
  /** Whether the guide goes back to the keypad if the setup is canceled. */
  readonly resumesKeypad: boolean;
  /** The presses with which a visitor asks for the setup. */
  readonly presses?: PressCount;
}

/** The state between visitors. */
export const initialGuideState: GuideState = {
  isOn: false,
  caption: '',
  hasVoice: true,
  settings: defaultSettings,
  isTouched: false,
  itemBeforeHelp: '',
  lastPositions: new Map(),
  setup: startOfSetup,
  resumesKeypad: false,
};

/** A key that is pressed while the guide is off. */
export interface KeyWhileOff {
  readonly event: Pick<KeyboardEvent, 'code' | 'key' | 'timeStamp' | 'preventDefault'>;
  /** Whether the focus is on a control, and on one that uses arrow keys and characters. */
  readonly isOnControl: boolean;
  readonly isOnArrows: boolean;
}

export interface SayOptions {
  /** Whether to wait until the current text ends, rather than silence it. */
  readonly later?: boolean;
  /** Whether the speech counts as activity of the visitor; `false` if they may have left. */
  readonly countsAsActivity?: boolean;
}

/** The guide at work: its state, what it sees, and what it can do. */
export interface Guide {
  state: GuideState;
  readonly view: GuideView;
  readonly say: (phrase: Phrase, manner?: SayOptions) => void;
  readonly silence: () => void;
  /** Moves the highlight to a stop; without one, removes it. */
  readonly mark: (stop: ScanStop | undefined) => void;
  readonly choose: (item: GuideItem) => void;
  readonly switchLanguage: (to: LanguageTag) => void;
  /** Sends `enter` once a dialog or the rest screen has gone. */
  readonly enterSoon: () => void;
  /** Allows another reminder, or stops it. */
  readonly reminder: { readonly repeat: () => void; readonly stop: () => void };
  /** Returns what is in the field that was last typed into. */
  readonly typedText: () => string;
  /** Drops the focus, so that the next press acts on nothing. */
  readonly blur: () => void;
  readonly forgetVisitor: () => void;
}

export function updateState(guide: Guide, changed: Partial<GuideState>): void {
  guide.state = { ...guide.state, ...changed };
}

/** Closes the panel that is open. */
export const closePanel = (guide: Guide) => updateState(guide, { panel: undefined });

/** Dispatches a response to an event. */
export type Send = <Details extends readonly unknown[]>(
  respond: (guide: Guide, ...details: Details) => void,
  ...details: Details
) => void;

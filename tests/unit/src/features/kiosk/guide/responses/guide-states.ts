import type { GuideItem } from '@/features/kiosk/guide/reading/items';
import { cursorOn } from '@/features/kiosk/guide/responses/cursor';
import { type GuideState, initialGuideState } from '@/features/kiosk/guide/responses/guide-state';
import * as scans from '@/features/kiosk/guide/switches/scan';
import { oneSwitch, twoSwitches } from '@/features/kiosk/guide/switches/switch-keys';

/** Stands for an element; the policy only compares them. */
const element = (name: string) => ({ name }) as unknown as HTMLElement;
export const screen = { root: element('body'), kind: 'screen' } as const;
export const dialog = { root: element('dialog'), kind: 'dialog', close: () => {} } as const;
export const keyboard = { root: element('keyboard'), kind: 'keyboard' } as const;

function item(text: string, more: Partial<GuideItem> = {}): GuideItem {
  const node = element(text);
  return { node, element: node, text, isHeading: false, isTitle: false, startsSection: false, ...more };
}

export const items = [item('Title'), item('Text'), item('Part', { startsSection: true }), item('Link')];
export const groups: scans.ScanGroup[] = ['Links', 'Dock'].map((name) => ({
  key: element(name),
  name,
  items: Array.from({ length: 6 }, (_, index) => item(`${name} ${index + 1}`)),
}));

export const off = initialGuideState;
const started: GuideState = { ...off, isOn: true, scope: screen };
/** The guide for a keypad, at an item. */
export const at = (index: number): GuideState => ({ ...started, cursor: cursorOn(items, index) });
export const on = at(1);
export const inDialog: GuideState = { ...on, scope: dialog };
export const inSetup: GuideState = { ...on, panel: 'setup' };
export const hidden: GuideState = { ...on, panel: 'curtain' };
export const scan = scans.startScan(groups);
/** The guide for switches. */
export const scanning: GuideState = { ...started, scan, switches: twoSwitches };
/** The guide after its first sentence. */
export const offering: GuideState = { ...on, offered: 'es' };
/** The guide for a single switch, at the language on offer, which follows the page. */
export const scanningOffer: GuideState = {
  ...scanning,
  ...{ switches: oneSwitch, offered: 'es' },
  scan: { ...scans.startScan(groups, 0, 'es'), index: groups.length },
};

/** What the view says where the other language is Spanish, with a voice. */
export const spanish = { nextLanguage: 'es', nextSpokenLanguage: 'es' } as const;

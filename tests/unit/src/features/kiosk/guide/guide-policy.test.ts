import { describe, expect, test } from 'vitest';
import { guide } from '@/copy/guide';
import { cursorOn } from '@/features/kiosk/guide/cursor';
import { decide, eventOfKey, type GuideEvent, reminderText } from '@/features/kiosk/guide/guide-policy';
import {
  type Effect,
  type FirstKey,
  type GuideState,
  initialGuideState,
} from '@/features/kiosk/guide/guide-state';
import type { GuideItem } from '@/features/kiosk/guide/page/items';
import type { GuidePage } from '@/features/kiosk/guide/page/read-page';
import {
  openGroup,
  pauseScan,
  type ScanGroup,
  startScan,
  stopOf,
} from '@/features/kiosk/guide/switches/scan';
import { oneSwitch, twoSwitches } from '@/features/kiosk/guide/switches/switch-keys';
import { keypads } from '@/host/keypads';

/** Stands for an element; the policy only compares them. */
const element = (name: string) => ({ name }) as unknown as HTMLElement;

const screen = { root: element('body'), kind: 'screen' } as const;
const dialog = { root: element('dialog'), kind: 'dialog' } as const;
const keyboard = { root: element('keyboard'), kind: 'keyboard' } as const;

function item(text: string, more: Partial<GuideItem> = {}): GuideItem {
  const node = element(text);
  return { node, element: node, text, isHeading: false, startsPart: false, ...more };
}

const items = [item('Title'), item('Text'), item('Part', { startsPart: true }), item('Link')];
const groups: ScanGroup[] = ['Links', 'Dock'].map((name) => ({
  key: element(name),
  name,
  items: Array.from({ length: 6 }, (_, index) => item(`${name} ${index + 1}`)),
}));

/** A page that counts how often it is walked. */
function pageWith(more: Partial<GuidePage> = {}) {
  const walks = { count: 0 };
  const page: GuidePage = {
    keypad: keypads.arrows,
    screenName: 'About',
    isHome: false,
    goBack: () => {},
    goHome: () => {},
    changeTextSize: () => '100',
    secondsLeft: undefined,
    idleSeconds: 90,
    isResting: false,
    canSpeak: true,
    isSpeaking: false,
    scope: screen,
    title: 'About',
    description: '',
    focused: null,
    get items() {
      walks.count += 1;
      return items;
    },
    groups,
    phrase: (each) => each?.text ?? '',
    row: () => '',
    ...more,
  };
  return { page, walks };
}

const on: GuideState = { ...initialGuideState, isOn: true, scope: screen, cursor: cursorOn(items, 1) };
const scanning: GuideState = {
  ...initialGuideState,
  isOn: true,
  scope: screen,
  scan: startScan(groups),
  switches: twoSwitches,
};

const respond = (state: GuideState, event: GuideEvent, more: Partial<GuidePage> = {}) =>
  decide(state, event, pageWith(more).page);

const texts = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'say' ? [effect.text] : []));
const kinds = (effects: readonly Effect[]) => effects.map((effect) => effect.do);

/** What is said in response to an event. */
const said = (state: GuideState, event: GuideEvent, more?: Partial<GuidePage>) =>
  texts(respond(state, event, more).effects).join(' ');

const key = (code: string, more: Partial<FirstKey> = {}): FirstKey => ({
  code,
  at: 0,
  isCharacter: false,
  isOnControl: false,
  isOnArrows: false,
  ...more,
});

describe('a key while the guide is off', () => {
  test.each(['ArrowUp', 'ArrowDown', 'F1'])('%s starts the guide and is its own', (code) => {
    const { state, effects } = respond(initialGuideState, ['pressFirstKey', key(code)]);
    expect(state.isOn).toBe(true);
    expect(kinds(effects)).toEqual(['takeKey', 'reminder', 'say', 'enterSoon']);
  });

  test('the rest screen gets it too, and wakes', () => {
    const { state, effects } = respond(initialGuideState, ['pressFirstKey', key('F1')], { isResting: true });
    expect(state.isOn).toBe(true);
    expect(kinds(effects)).not.toContain('takeKey');
  });

  test.each([
    ['on a control that uses arrow keys', key('ArrowDown', { isOnArrows: true }), {}],
    ['without a voice', key('ArrowDown'), { canSpeak: false }],
    ['if it only moves elsewhere', key('ArrowLeft'), {}],
    ['while staff teach a keypad', key('Space'), { keypad: {} }],
  ])('it is the page’s %s', (_, pressed, more) => {
    const { state, effects } = respond(initialGuideState, ['pressFirstKey', pressed], more);
    expect(state.isOn).toBe(false);
    expect(effects).toEqual([]);
  });

  function pressThrice(more: Partial<FirstKey>, page?: Partial<GuidePage>) {
    let step = respond(initialGuideState, ['pressFirstKey', key('Space', { ...more, at: 0 })], page);
    for (const at of [2000, 4000]) {
      expect(step.effects).toEqual([]);
      step = respond(step.state, ['pressFirstKey', key('Space', { ...more, at })], page);
    }
    return step;
  }

  test('three presses of one key open the setup of switches', () => {
    const { state, effects } = pressThrice({});
    expect(state).toMatchObject({
      isOn: true,
      switchPanel: 'setup',
      resumesKeypad: false,
      presses: undefined,
    });
    expect(kinds(effects)).toContain('takeKey');
    expect(pressThrice({ isOnControl: true }, { isResting: true }).state.switchPanel).toBe('setup');
  });

  test('neither presses of a control do, nor with a touch in between', () => {
    expect(pressThrice({ isOnControl: true }).state.isOn).toBe(false);
    const counted = respond(initialGuideState, ['pressFirstKey', key('Space')]).state;
    expect(counted.presses).toMatchObject({ count: 1 });
    expect(respond(counted, ['touch', false]).state.presses).toBeUndefined();
  });
});

describe('what a key asks of a guide that is on', () => {
  const { arrows } = keypads;

  test.each<[string, GuideState, string, GuideEvent | undefined]>([
    ['a key of the keypad', on, 'ArrowDown', ['pressKeypad', 'down']],
    ['another key', on, 'KeyA', undefined],
    [
      'another key while the screen is hidden',
      { ...on, isScreenHidden: true },
      'KeyA',
      ['pressKeypad', 'repeat'],
    ],
    ['a switch', scanning, 'Digit2', ['pressSwitch', 'select']],
    ['a key of the keypad beside switches', scanning, 'ArrowDown', undefined],
    ['any key in the setup', { ...on, switchPanel: 'setup' }, 'KeyA', ['learn', 'KeyA']],
    ['Escape in the setup', { ...on, switchPanel: 'setup' }, 'Escape', ['cancelSetup']],
    ['Tab in the setup', { ...on, switchPanel: 'setup' }, 'Tab', undefined],
  ])('%s', (_, state, code, event) => expect(eventOfKey(state, code, arrows)).toEqual(event));
});

describe('the keypad', () => {
  test('moves by one item, highlights it and says it, and walks the page once', () => {
    const { page, walks } = pageWith();
    const { state, effects } = decide({ ...on, isTouched: true }, ['pressKeypad', 'down'], page);
    expect(state).toMatchObject({ isTouched: false, cursor: { index: 2 } });
    expect(state.lastPositions.get(screen.root)).toBe(items[2]?.node);
    expect(kinds(effects)).toEqual(['mark', 'say']);
    expect(texts(effects)).toEqual(['Part']);
    expect(walks.count).toBe(1);
    expect(said(on, ['pressKeypad', 'up'])).toBe('Title');
  });

  test('moves by a part, and says the end', () => {
    expect(said(on, ['pressKeypad', 'right'])).toBe('Part');
    expect(said({ ...on, cursor: cursorOn(items, 3) }, ['pressKeypad', 'left'])).toBe('Part');
    expect(said(on, ['pressKeypad', 'left'])).toBe(guide.ends.part.first);
    expect(said({ ...on, cursor: cursorOn(items, 3) }, ['pressKeypad', 'down'])).toBe(guide.ends.item.last);
    const typing = { ...on, scope: keyboard };
    expect(said(typing, ['pressKeypad', 'left'], { scope: keyboard })).toBe(guide.ends.row.first);
  });

  test('says the row when it changes', () => {
    const row = (each: GuideItem | undefined) => (each === items[1] ? 'Row 1.' : 'Row 2.');
    expect(said(on, ['pressKeypad', 'down'], { row })).toBe('Row 2. Part');
    expect(said({ ...on, cursor: cursorOn(items, 2) }, ['pressKeypad', 'down'], { row })).toBe('Link');
  });

  test('chooses the item, or says how to begin', () => {
    expect(respond(on, ['pressKeypad', 'action']).effects).toEqual([{ do: 'choose', item: items[1] }]);
    const before = { ...on, cursor: { ...cursorOn(items, 0), isBefore: true } };
    expect(said(before, ['pressKeypad', 'action'])).toBe(guide.prompt);
  });

  test('Back leaves a dialog or the screen, unless there is none before it', () => {
    expect(respond(on, ['pressKeypad', 'back']).effects).toEqual([{ do: 'leave', scope: screen }]);
    expect(said(on, ['pressKeypad', 'back'], { goBack: undefined })).toBe(guide.nothingBefore);
    const inDialog = respond({ ...on, scope: dialog }, ['pressKeypad', 'back'], { goBack: undefined });
    expect(inDialog.effects).toEqual([{ do: 'leave', scope: dialog }]);
  });

  test('Home goes there, out of dialogs too', () => {
    expect(kinds(respond(on, ['pressKeypad', 'home']).effects)).toEqual(['goHome']);
    expect(kinds(respond({ ...on, scope: dialog }, ['pressKeypad', 'home']).effects)).toEqual([
      'leave',
      'goHome',
    ]);
    expect(said(on, ['pressKeypad', 'home'], { isHome: true })).toBe(guide.alreadyHome);
  });

  test('Help opens the help, and says in it where the visitor was', () => {
    const { state } = respond(on, ['pressKeypad', 'help']);
    expect(state).toMatchObject({ isHelpOpen: true, itemBeforeHelp: 'Text' });
    expect(said(state, ['pressKeypad', 'help'])).toContain('You are on the About screen. The item is: Text.');
    expect(said(state, ['sayItemBeforeHelp'])).toBe('Text');
    expect(respond(state, ['closeHelp']).state.isHelpOpen).toBe(false);
  });

  test('changes the voice, repeats, and pauses', () => {
    expect(respond(on, ['pressKeypad', 'louder']).state.levels.volume).toBe(80);
    expect(respond(on, ['pressKeypad', 'quieter']).state.levels.volume).toBe(60);
    expect(respond(on, ['pressKeypad', 'faster']).state.levels.rate).toBe(1.25);
    expect(respond(on, ['pressKeypad', 'slower']).state.levels.rate).toBe(0.75);
    expect(said(on, ['pressKeypad', 'repeat'])).toBe('Text');
    expect(said(on, ['pressKeypad', 'start'])).toBe('Text');
    expect(said(on, ['pressKeypad', 'pause'])).toBe(guide.paused);
  });

  test('shows a hidden screen, and does nothing else', () => {
    const hidden = respond({ ...on, isHelpOpen: true }, ['hideScreen']).state;
    expect(hidden).toMatchObject({ isHelpOpen: false, isScreenHidden: true });
    const { state, effects } = respond(hidden, ['pressKeypad', 'down']);
    expect(state).toMatchObject({ isScreenHidden: false, cursor: { index: 1 } });
    expect(texts(effects)).toEqual([guide.curtainOpen]);
  });

  test('only says what keys do while the visitor tries them, until Help twice', () => {
    let { state } = respond(on, ['tryKeys']);
    expect(said(state, ['pressKeypad', 'home'])).toBe(guide.explorer.keys.home);
    for (const command of ['help', 'down', 'help'] as const) {
      state = respond(state, ['pressKeypad', command]).state;
      expect(state.tried).toBe(command);
    }
    expect(said(state, ['pressKeypad', 'help'])).toBe(guide.explorer.off);
    expect(respond(state, ['pressKeypad', 'help']).state.tried).toBeUndefined();
  });

  test('stays out of the way in the warning, which only goes on', () => {
    const { state, effects } = respond({ ...on, isTouched: true }, ['continueVisit'], { secondsLeft: 9 });
    expect(state).toMatchObject({ isTouched: false, cursor: on.cursor });
    expect(texts(effects)).toEqual([guide.continued]);
  });
});

describe('switches', () => {
  const at = ({ scan }: GuideState) => scan && stopOf(scan).key;

  test('Move goes to the next stop', () => {
    const { state, effects } = respond(scanning, ['pressSwitch', 'move']);
    expect(at(state)).toBe(groups[1]?.key);
    expect(texts(effects)).toEqual(['Dock, 6 choices']);
  });

  test('Select opens a group, and chooses an item in it', () => {
    const opened = respond(scanning, ['pressSwitch', 'select']).state;
    expect(at(opened)).toBe(groups[0]?.items[0]?.node);
    const { effects } = respond(opened, ['pressSwitch', 'select']);
    expect(effects).toContainEqual({ do: 'choose', item: groups[0]?.items[0] });
  });

  test('a single switch only resumes a pause', () => {
    const paused = { ...scanning, switches: oneSwitch, scan: pauseScan(startScan(groups)) };
    const { state, effects } = respond(paused, ['pressSwitch', 'select']);
    expect(state.scan?.open).toBeUndefined();
    expect(texts(effects)).toEqual(['Links, 6 choices']);
  });

  test('a press of what has just been covered does nothing', () => {
    const { state, effects } = respond(scanning, ['pressSwitch', 'select'], { scope: dialog, title: 'Menu' });
    expect(state.scope).toBe(dialog);
    expect(kinds(effects)).not.toContain('choose');
    expect(texts(effects)[0]).toBe('Menu.');
  });

  test('the controls go back, open the settings, and stop', () => {
    const group = groups[1] ?? groups[0];
    const inGroup = { ...scanning, scan: openGroup(startScan(groups), group as ScanGroup) };
    expect(at(respond(inGroup, ['pressControl', 'back']).state)).toBe(group?.key);
    expect(kinds(respond(scanning, ['pressControl', 'back']).effects)).toEqual(['leave']);
    const settings = respond(scanning, ['pressControl', 'settings']).state;
    expect(settings.switchPanel).toBe('settings');
    const atSettings = { ...scanning, scan: { ...startScan(groups), index: groups.length + 1 } };
    expect(respond(atSettings, ['pressSwitch', 'select']).state).toMatchObject({ switchPanel: 'settings' });
    expect(respond(settings, ['closeSettings']).state.switchPanel).toBeUndefined();
    const stopped = respond(scanning, ['pressControl', 'stop']);
    expect(stopped.state).toEqual(initialGuideState);
    expect(kinds(stopped.effects)).toEqual(['blur', 'forgetVisitor', 'say']);
  });

  test('the scan advances by itself, unless something is being said', () => {
    expect(at(respond(scanning, ['advance']).state)).toBe(groups[1]?.key);
    expect(respond(scanning, ['advance'], { isSpeaking: true }).state).toBe(scanning);
  });

  test('after a key of the on-screen keyboard, the scan begins again', () => {
    const typing = {
      ...scanning,
      scope: keyboard,
      scan: openGroup(startScan(groups), groups[0] as ScanGroup),
    };
    const page = { scope: keyboard };
    expect(respond(typing, ['refresh', true], page).state.scan?.open).toBeUndefined();
    expect(respond(typing, ['refresh'], page).state.scan?.open).toBe(groups[0]);
  });

  test('without an answer of the voice, the scan goes on alone', () => {
    const { state, effects } = respond(scanning, ['loseVoice']);
    expect(state.hasVoice).toBe(false);
    expect(kinds(effects)).toEqual(['silence']);
    expect(respond(on, ['loseVoice']).state).toBe(on);
  });

  test('their times change, in words', () => {
    expect(said(scanning, ['changeStepTime', 'slower'])).toContain('2 seconds');
    expect(respond(scanning, ['changeStepTime', 'faster']).state.stepMs).toBe(1000);
    expect(respond(scanning, ['changeBounceTime', 'longer']).state.bounceMs).toBe(500);
    expect(said(scanning, ['changeBounceTime', 'shorter'])).toBe(guide.switches.settings.noBounce);
  });
});

describe('the setup of switches', () => {
  const { state: opened, effects } = respond({ ...on, isHelpOpen: true }, ['setUp', false]);

  test('opens instead of what the guide followed, with a voice or without', () => {
    expect(opened).toMatchObject({
      isHelpOpen: false,
      switchPanel: 'setup',
      hasVoice: false,
      resumesKeypad: true,
    });
    expect([opened.scope, opened.cursor, opened.lastPositions.size]).toEqual([undefined, undefined, 0]);
    expect(kinds(effects)).toEqual(['reminder', 'mark', 'silence', 'say']);
    expect(kinds(respond(on, ['setUp', true]).effects)).not.toContain('silence');
  });

  test('learns the keys, and enters the page with them', () => {
    let step = { state: opened, effects };
    for (const code of ['KeyM', 'KeyM', 'KeyS', 'KeyS']) {
      expect(step.state.switches).toBeUndefined();
      step = { ...respond(step.state, ['learn', code]) } as typeof step;
    }
    expect(step.state).toMatchObject({
      switches: { move: ['KeyM'], select: ['KeyS'] },
      switchPanel: undefined,
    });
    expect(kinds(step.effects)).toEqual(['say', 'enterSoon']);
    expect(said(opened, ['startSwitches', oneSwitch])).toBe(guide.switches.readyOne);
  });

  test('canceled, it leaves everything as it was', () => {
    const resumed = respond(opened, ['cancelSetup']);
    expect(resumed.state).toMatchObject({ isOn: true, switchPanel: undefined });
    expect(kinds(resumed.effects)).toEqual(['enterSoon']);
    const again = respond(respond(scanning, ['setUp', true]).state, ['cancelSetup']);
    expect(again.state.switches).toBe(twoSwitches);
    const first = respond(respond(initialGuideState, ['setUp', true]).state, ['cancelSetup']);
    expect(first.state).toBe(initialGuideState);
  });
});

describe('the guide as a whole', () => {
  test('the button turns it on and off, and with switches its voice alone', () => {
    expect(respond(initialGuideState, ['toggle']).state.isOn).toBe(true);
    expect(respond(on, ['toggle']).state).toBe(initialGuideState);
    expect(said(on, ['toggle'])).toBe(guide.off);
    expect(respond(scanning, ['toggle']).state).toMatchObject({ isOn: true, hasVoice: false });
    expect(kinds(respond(scanning, ['setVoice', false]).effects)).toEqual(['silence']);
  });

  test('it forgets the visitor, and says so at their levels without keeping the visit going', () => {
    const levels = { rate: 2, volume: 100 };
    const { state, effects } = respond({ ...on, levels }, ['endVisit']);
    expect(state).toBe(initialGuideState);
    expect(effects).toEqual([
      { do: 'forgetVisitor' },
      { do: 'say', text: guide.ended, countsAsActivity: false, levels },
    ]);
    expect(texts(respond({ ...on, hasVoice: false }, ['endVisit']).effects)).toEqual([]);
    expect(respond(initialGuideState, ['endVisit']).effects).toEqual([]);
  });

  test('a touch takes over, but not one of its own buttons', () => {
    const { state, effects } = respond({ ...scanning, isScreenHidden: true }, ['touch', false]);
    expect(state).toMatchObject({
      isTouched: true,
      isScreenHidden: false,
      scan: pauseScan(startScan(groups)),
    });
    expect(kinds(effects)).toEqual(['reminder', 'silence']);
    expect(respond(on, ['touch', true]).state).toBe(on);
    expect(respond(initialGuideState, ['touch', false]).state).toBe(initialGuideState);
  });

  test('the help goes home, says what was typed, and changes the text size', () => {
    expect(respond({ ...on, isHelpOpen: true }, ['goHome']).state.isHelpOpen).toBe(false);
    expect(kinds(respond(on, ['sayTyped']).effects)).toEqual(['sayTyped']);
    expect(kinds(respond(on, ['changeTextSize']).effects)).toEqual(['changeTextSize']);
  });

  test('it keeps its item when the page changes, and enters what covers it', () => {
    expect(kinds(respond(on, ['refresh']).effects)).toEqual([]);
    const gone = respond(on, ['refresh'], { items: [items[0] as GuideItem] });
    expect(gone.effects).toEqual([{ do: 'mark', stop: expect.objectContaining({ item: items[0] }) }]);
    const covered = respond(on, ['refresh'], { scope: dialog, title: 'Menu' });
    expect(covered.state.scope).toBe(dialog);
    expect(texts(covered.effects)).toEqual(['Menu.']);
    expect(respond({ ...on, switchPanel: 'setup' }, ['refresh'], { scope: dialog }).effects).toEqual([]);
  });

  test('it returns to the item at which the visitor left', () => {
    const left = respond(on, ['pressKeypad', 'down']).state;
    const inKeyboard = { ...left, scope: keyboard };
    expect(said(inKeyboard, ['refresh'])).toBe(`${guide.typing.closed} Part`);
    expect(said({ ...left, scope: dialog }, ['refresh'])).toBe('Part');
    expect(said({ ...left, scope: dialog }, ['refresh'], { secondsLeft: 9 })).toBe('');
  });

  test('the reminder says how to go on', () => {
    expect(reminderText(on)).toBe(guide.reminder);
    expect(reminderText({ ...on, cursor: undefined })).toBe(guide.prompt);
    expect(reminderText(scanning)).toBe(guide.switches.reminder);
    expect(reminderText({ ...scanning, switches: oneSwitch })).toBe(guide.switches.paused);
    expect(reminderText(respond(on, ['setUp', true]).state)).toBe(guide.switches.setup.steps.move);
  });
});

import { expect, test, vi } from 'vitest';
import { guide } from '@/copy/en/kiosk';
import type { GuideItem } from '@/features/kiosk/guide/page/items';
import { offerText, type Phrase, segmentsOf } from '@/features/kiosk/guide/page/phrase';
import { cursorBefore, cursorOn } from '@/features/kiosk/guide/responses/cursor';
import { adjust, helpCommands as help, pressKeypad } from '@/features/kiosk/guide/responses/guide-keypad';
import { forgetVisitor, loseVoice, toggle } from '@/features/kiosk/guide/responses/guide-on-off';
import * as policy from '@/features/kiosk/guide/responses/guide-policy';
import { refresh } from '@/features/kiosk/guide/responses/guide-position';
import type { FirstKey, Guide, GuideState } from '@/features/kiosk/guide/responses/guide-state';
import { closePanel, initialGuideState } from '@/features/kiosk/guide/responses/guide-state';
import * as switching from '@/features/kiosk/guide/responses/guide-switches';
import type { GuideView } from '@/features/kiosk/guide/responses/guide-view';
import * as scans from '@/features/kiosk/guide/switches/scan';
import { oneSwitch, twoSwitches } from '@/features/kiosk/guide/switches/switch-keys';
import { keypads } from '@/host/keypads';
import { fill } from '@/lib/fill';

/** Stands for an element; the policy only compares them. */
const element = (name: string) => ({ name }) as unknown as HTMLElement;
const screen = { root: element('body'), kind: 'screen' } as const;
const dialog = { root: element('dialog'), kind: 'dialog', close: () => {} } as const;
const keyboard = { root: element('keyboard'), kind: 'keyboard' } as const;

function item(text: string, more: Partial<GuideItem> = {}): GuideItem {
  const node = element(text);
  return { node, element: node, text, isHeading: false, isTitle: false, startsSection: false, ...more };
}

const items = [item('Title'), item('Text'), item('Part', { startsSection: true }), item('Link')];
const groups: scans.ScanGroup[] = ['Links', 'Dock'].map((name) => ({
  key: element(name),
  name,
  items: Array.from({ length: 6 }, (_, index) => item(`${name} ${index + 1}`)),
}));

const about: GuideView = {
  ...{ copy: guide, language: 'en', nextLanguage: undefined, nextSpokenLanguage: undefined },
  ...{ keypad: keypads.arrows, changeTextSize: () => '100', canSpeak: true, isSpeaking: false },
  ...{ isHome: false, goBack: () => {}, goHome: () => {} },
  ...{ secondsLeft: undefined, idleSeconds: 90, isResting: false },
  ...{ scope: screen, screenName: 'About', title: 'About', description: '', focus: undefined },
  ...{ items, groups, phrase: (each) => each?.text ?? '', row: () => '' },
};

const off = initialGuideState;
const started: GuideState = { ...off, isOn: true, scope: screen };
/** The guide for a keypad, at an item. */
const at = (index: number): GuideState => ({ ...started, cursor: cursorOn(items, index) });
const on = at(1);
const inDialog: GuideState = { ...on, scope: dialog };
const inHelp: GuideState = { ...on, panel: 'help' };
const inSetup: GuideState = { ...on, panel: 'setup' };
const typing: GuideState = { ...on, scope: keyboard };
const hidden: GuideState = { ...on, panel: 'curtain' };
const before: GuideState = { ...on, cursor: cursorBefore(items, () => true) };
const scan = scans.startScan(groups);
/** The guide for switches. */
const scanning: GuideState = { ...started, scan, switches: twoSwitches };
/** The response to something. */
type Response = (guide: Guide) => void;
function withDetail<Detail>(respond: (guide: Guide, detail: Detail) => void) {
  return (detail: Detail) => (guide: Guide) => respond(guide, detail);
}
const press = withDetail(pressKeypad);
const pressFirst = withDetail(policy.pressFirstKey);
const pressSwitch = withDetail(switching.pressSwitch);
const pressControl = withDetail(switching.pressControl);
const touch = withDetail(policy.touch);
const setUp = withDetail(switching.setUp);
const change = withDetail(adjust);
const set = (changed: Partial<GuideState['settings']>) => ({ settings: { ...on.settings, ...changed } });

/** Lets the guide respond to an event, and returns its next state and what it does, with the settings of that time. */
function respond(before: GuideState, event: Response, more: Partial<GuideView> = {}) {
  const effects: { kind: string; details: unknown[]; settings: GuideState['settings'] }[] = [];
  function does(kind: string) {
    return (...details: unknown[]) => void effects.push({ kind, details, settings: guide.state.settings });
  }
  const page: GuideView = { ...about, goHome: does('goHome'), goBack: does('leave') };
  const view = Object.defineProperties(page, Object.getOwnPropertyDescriptors(more));
  const { scope } = before;
  const state = scope?.close ? { ...before, scope: { ...scope, close: does('leave') } } : before;
  const guide: Guide = {
    ...{ state, view, say: does('say'), silence: does('silence') },
    ...{ mark: does('mark'), choose: does('choose'), enterSoon: does('enterSoon'), blur: does('blur') },
    ...{ switchLanguage: does('switchLanguage'), forgetVisitor: does('forgetVisitor') },
    ...{ reminder: { repeat: does('repeat'), stop: does('stop') }, typedText: () => 'Typed' },
  };
  event(guide);
  return { state: guide.state, effects };
}
type Effects = ReturnType<typeof respond>['effects'];

/** Writes down a phrase with the languages of its parts. */
const written = (phrase: Phrase) =>
  segmentsOf(phrase)
    .map(({ text, language }) => (language ? `[${language}: ${text}]` : text))
    .join('');
const texts = (effects: Effects) =>
  effects.flatMap(({ kind, details }) => (kind === 'say' ? [written(details[0] as Phrase)] : []));
const kinds = (effects: Effects) => effects.map(({ kind }) => kind);

/** What is said in response to an event. */
const said = (state: GuideState, event: Response, more?: Partial<GuideView>) =>
  texts(respond(state, event, more).effects).join(' ');

const spanish = { nextLanguage: 'es', nextSpokenLanguage: 'es' } as const;
/** The guide after its first sentence. */
const offering: GuideState = { ...on, offered: 'es' };
const offer = written(offerText('es', 'keypad'));
const setupOffer = written(offerText('es', 'setup'));
const setupText = `${guide.switches.setup.title}. ${guide.switches.setup.steps.move}`;
/** The guide for a single switch, at the language on offer, which follows the page. */
const scanningOffer: GuideState = {
  ...scanning,
  ...{ switches: oneSwitch, offered: 'es' },
  scan: { ...scans.startScan(groups, 0, 'es'), index: groups.length },
};

const { stepTime, noBounce } = guide.switches.settings;
const row = (each: GuideItem | undefined) => (each === items[1] ? 'Row 1.' : 'Row 2.');

test.each<[string, GuideState, Response, words: string, view?: Partial<GuideView>]>([
  ['Down at the end', at(3), press('down'), guide.ends.item.last],
  ['Down into another row', on, press('down'), 'Row 2. Part', { row }],
  ['Down in the same row', at(2), press('down'), 'Link', { row }],
  ['Right', on, press('right'), 'Part'],
  ['Left', at(3), press('left'), 'Part'],
  ['Left in the first section', on, press('left'), guide.ends.section.first],
  ['Left on the keyboard', typing, press('left'), guide.ends.row.first, { scope: keyboard }],
  ['Action before all items', before, press('action'), guide.prompt],
  ['Back on the first screen', on, press('back'), guide.nothingBefore, { goBack: undefined }],
  ['Home at Home', on, press('home'), guide.alreadyHome, { isHome: true }],
  ['a key of a hidden screen', hidden, press('down'), guide.curtainOpen],
  ['turning the guide off', on, toggle, guide.off],
  ['the start with another voice', off, toggle, `${offer} ${guide.on}`, spanish],
  ['the offered language', offering, policy.followLanguage, `${offer} ${guide.on}`, spanish],
  ['another language', on, policy.followLanguage, '', spanish],
  ['the setup with another voice', off, setUp(true), `${setupText} ${setupOffer}`, spanish],
  ['the language offered to a switch', scanningOffer, policy.followLanguage, guide.switches.readyOne],
  ['a language without a voice', on, policy.followLanguage, offer, { ...spanish, canSpeak: false }],
  ['a dialog that has opened', on, refresh, 'Menu.', { scope: dialog, title: 'Menu' }],
  ['a slower scan', scanning, change(['stepMs', 1]), fill(stepTime.other, { seconds: 2 })],
  ['shorter bounces', scanning, change(['bounceMs', -1]), noBounce],
  ['saying what was typed', on, help.typed, 'Typed'],
  ['changing the text size', on, help.textSize, fill(guide.settings.text, { percent: 100 })],
])('%s: it says the right words', (_, state, event, words, view) =>
  expect(said(state, event, view)).toBe(words),
);

test.each<[string, GuideState, Response, does: string[], view?: Partial<GuideView>]>([
  ['Home', on, press('home'), ['goHome']],
  ['Home out of a dialog', inDialog, press('home'), ['leave', 'goHome']],
  ['Action after the offer of a language', offering, press('action'), ['switchLanguage']],
  ['a switch at the language on offer', scanningOffer, pressSwitch('select'), ['switchLanguage']],
  ['Back of switches', scanning, pressControl('back'), ['leave']],
  ['no answer of the voice', scanning, loseVoice, ['silence']],
  ['Stop', scanning, pressControl('stop'), ['blur', 'say', 'forgetVisitor']],
  ['a touch', { ...scanning, panel: 'curtain' }, touch(false), ['stop', 'silence']],
  ['the end of a visit without the guide', off, forgetVisitor, []],
])('%s: it does only what it should', (_, state, event, does, view) =>
  expect(kinds(respond(state, event, view).effects)).toEqual(does),
);

test.each<[string, GuideState, Response, next: Partial<GuideState>]>([
  ['Louder', on, press('louder'), set({ volume: 80 })],
  ['another key than Action after the offer', offering, press('quieter'), { offered: undefined }],
  ['Faster', on, press('faster'), set({ rate: 1.25 })],
  ['Slower', on, press('slower'), set({ rate: 0.75 })],
  ['a hidden screen', inHelp, help.curtain, { panel: 'curtain' }],
  ['closing the help', inHelp, closePanel, { panel: undefined }],
  ['going home from the help', inHelp, help.home, { panel: undefined }],
  ['turning off the voice of switches', scanning, toggle, { isOn: true, hasVoice: false }],
  ['faster switches', scanning, change(['stepMs', -1]), set({ stepMs: 1000 })],
  ['longer bounces', scanning, change(['bounceMs', 1]), set({ bounceMs: 500 })],
  ['closing them', { ...scanning, panel: 'settings' }, closePanel, { panel: undefined }],
  ['a lost voice, without switches', on, loseVoice, on],
  ['a touch, which takes over', scanning, touch(false), { isTouched: true, scan: scans.pauseScan(scan) }],
  ['a touch of a hidden screen', hidden, touch(false), { panel: undefined }],
  ['a touch of a button of the guide', on, touch(true), on],
])('%s: it remembers that', (_, state, event, next) =>
  expect(respond(state, event).state).toMatchObject(next),
);

function key(code: string, more: Partial<FirstKey> = {}, timeStamp = 0, preventDefault = vi.fn()) {
  const event = { code, key: code, timeStamp, preventDefault };
  return { event, isOnControl: false, isOnArrows: false, ...more };
}

test('while the guide is off, an arrow starts it and is its own; the rest screen gets it too, and wakes', () => {
  const arrow = key('ArrowUp');
  const { state, effects } = respond(off, pressFirst(arrow));
  expect(state.isOn).toBe(true);
  expect(arrow.event.preventDefault).toHaveBeenCalled();
  expect(kinds(effects)).toEqual(['repeat', 'say', 'enterSoon']);
  const waking = key('F1');
  expect(respond(off, pressFirst(waking), { isResting: true }).state.isOn).toBe(true);
  expect(waking.event.preventDefault).not.toHaveBeenCalled();
});

test('while the guide is off, a key is of a control that uses it, or of the page if it only moves elsewhere', () => {
  for (const pressed of [key('ArrowDown', { isOnArrows: true }), key('ArrowLeft')]) {
    const { state, effects } = respond(off, pressFirst(pressed));
    expect([state.isOn, effects]).toEqual([false, []]);
    expect(pressed.event.preventDefault).not.toHaveBeenCalled();
  }
});

test('three presses of one key open the setup of switches, but not of a control, nor with a touch in between', () => {
  const take = vi.fn();
  function pressThrice(more: Partial<FirstKey>, view?: Partial<GuideView>) {
    let step = respond(off, pressFirst(key('Space', more, 0, take)), view);
    for (const time of [2000, 4000]) {
      expect(step.effects).toEqual([]);
      step = respond(step.state, pressFirst(key('Space', more, time, take)), view);
    }
    return step;
  }
  const setup = { isOn: true, panel: 'setup', resumesKeypad: false, presses: undefined };
  expect(pressThrice({}).state).toMatchObject(setup);
  expect(take).toHaveBeenCalledOnce();
  expect(pressThrice({ isOnControl: true }, { isResting: true }).state.panel).toBe('setup');
  expect(pressThrice({ isOnControl: true }).state.isOn).toBe(false);
  const counted = respond(off, pressFirst(key('Space'))).state;
  expect(counted.presses).toMatchObject({ count: 1 });
  expect(respond(counted, touch(false)).state.presses).toBeUndefined();
});

test.each<[string, GuideState, code: string, words: string]>([
  ['another key while the screen is hidden', hidden, 'KeyA', guide.curtainOpen],
  ['a switch', scanning, 'Digit2', 'Links 1'],
  ['any key in the setup', inSetup, 'KeyA', guide.switches.setup.steps.moveAgain],
  ['Escape in the setup', inSetup, 'Escape', guide.switches.off],
])('a guide that is on responds to %s', (_, state, code, words) => {
  const response = policy.responseToKey(state, code, keypads.arrows);
  expect(response && said(state, response)).toBe(words);
});

test('the keypad moves by one item, highlights it and says it, and reads the page once', () => {
  const read = vi.fn(() => items);
  const { state, effects } = respond({ ...on, isTouched: true }, press('down'), {
    get items() {
      return read();
    },
  });
  expect(read).toHaveBeenCalledOnce();
  expect(state).toMatchObject({ isTouched: false, cursor: { index: 2 } });
  expect(state.lastPositions.get(screen.root)).toBe(items[2]?.node);
  expect(kinds(effects)).toEqual(['mark', 'say']);
});

test('in the warning, a key of the keypad only continues the visit', () => {
  const warned = { secondsLeft: 9 };
  const { state, effects } = respond({ ...on, isTouched: true }, policy.continueVisit, warned);
  expect(state).toMatchObject({ isTouched: false, cursor: on.cursor });
  expect(texts(effects)).toEqual([guide.continued]);
});

test('Action chooses the item, and Back leaves a dialog or the screen', () => {
  expect(respond(on, press('action')).effects).toMatchObject([{ kind: 'choose', details: [items[1]] }]);
  expect(kinds(respond(on, press('back')).effects)).toEqual(['leave']);
  const { effects } = respond(inDialog, press('back'), { goBack: undefined });
  expect(kinds(effects)).toEqual(['leave']);
});

test('Help opens the help, and says in it where the visitor was', () => {
  const { state } = respond(on, press('help'));
  expect(state).toMatchObject({ panel: 'help', itemBeforeHelp: 'Text' });
  const { screen, item } = guide.where;
  const where = `${fill(screen, { screen: 'About' })} ${fill(item, { item: 'Text.' })}`;
  expect(said(state, press('help'))).toContain(where);
  expect(said(state, help.repeat)).toBe('Text');
});

test('the guide only names the keys while the visitor tries them, until Help twice', () => {
  let { state } = respond(on, help.explorer);
  expect(said(state, press('home'))).toBe(guide.explorer.keys.home);
  for (const command of ['help', 'down', 'help'] as const) {
    state = respond(state, press(command)).state;
    expect(state.tried).toBe(command);
  }
  expect(said(state, press('help'))).toBe(guide.explorer.off);
  expect(respond(state, press('help')).state.tried).toBeUndefined();
});

const [links, dock] = groups as [scans.ScanGroup, scans.ScanGroup];
const stop = (state: GuideState) => state.scan && scans.stopOf(state.scan).key;
const inDock = { ...scanning, scan: scans.openGroup(scan, dock) };

test('Move goes to the next stop, and so does the scan, unless something is being said', () => {
  expect(stop(respond(scanning, pressSwitch('move')).state)).toBe(dock.key);
  expect(stop(respond(scanning, switching.advance).state)).toBe(dock.key);
  expect(respond(scanning, switching.advance, { isSpeaking: true }).state).toBe(scanning);
});

test('Select opens a group, and chooses an item in it or a control', () => {
  const opened = respond(scanning, pressSwitch('select')).state;
  expect(stop(opened)).toBe(links.items[0]?.node);
  const { effects } = respond(opened, pressSwitch('select'));
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'choose', details: [links.items[0]] }));
  const atSettings = { ...scanning, scan: { ...scan, index: groups.length + 1 } };
  expect(respond(atSettings, pressSwitch('select')).state.panel).toBe('settings');
  expect(stop(respond(inDock, pressControl('back')).state)).toBe(dock.key);
});

test('a single switch only resumes a pause', () => {
  const paused = { ...scanning, switches: oneSwitch, scan: scans.pauseScan(scan) };
  const { state, effects } = respond(paused, pressSwitch('select'));
  expect(state.scan?.open).toBeUndefined();
  expect(texts(effects)).toEqual([`Links, ${fill(guide.switches.group.other, { count: 6 })}`]);
});

test('a press of an item that has just been covered does nothing', () => {
  const { state, effects } = respond(scanning, pressSwitch('select'), {
    scope: dialog,
    title: 'Menu',
  });
  expect([state.scope, state.scan?.open]).toEqual([dialog, undefined]);
  expect(kinds(effects)).not.toContain('choose');
  expect(texts(effects)[0]).toBe('Menu.');
});

test('after a key of the on-screen keyboard, the scan begins again', () => {
  const spelling = { ...inDock, scope: keyboard };
  expect(
    respond(spelling, (each) => refresh(each, true), { scope: keyboard }).state.scan?.open,
  ).toBeUndefined();
  expect(respond(spelling, refresh, { scope: keyboard }).state.scan?.open).toBe(dock);
});

test('the setup learns the keys, and enters the page with them', () => {
  let step = respond(inHelp, setUp(false));
  for (const code of ['KeyM', 'KeyM', 'KeyS', 'KeyS']) {
    expect(step.state.switches).toBeUndefined();
    step = respond(step.state, withDetail(switching.learn)(code));
  }
  const switches = { move: ['KeyM'], select: ['KeyS'] };
  expect(step.state).toMatchObject({ switches, panel: undefined });
  expect(kinds(step.effects)).toEqual(['say', 'enterSoon']);
});

test('a setup that is canceled leaves everything as it was', () => {
  const resumed = respond(respond(inHelp, setUp(false)).state, switching.cancelSetup);
  expect(resumed.state).toMatchObject({ isOn: true, panel: undefined });
  expect(kinds(resumed.effects)).toEqual(['enterSoon']);
  for (const [earlier, kept] of [
    [scanning, { switches: twoSwitches }],
    [off, off],
  ] as const) {
    const { state, effects } = respond(earlier, setUp(true));
    expect(kinds(effects)).not.toContain('silence');
    expect(respond(state, switching.cancelSetup).state).toMatchObject(kept);
  }
});

test('it forgets the visitor, and says so at their levels without keeping the visit going', () => {
  const settings = { ...on.settings, rate: 2, volume: 100 };
  const { state, effects } = respond({ ...on, settings }, forgetVisitor);
  expect(state).toBe(off);
  const farewell = { kind: 'say', details: [guide.ended, { countsAsActivity: false }], settings };
  expect(effects).toMatchObject([farewell, { kind: 'forgetVisitor' }]);
  expect(said({ ...on, hasVoice: false }, forgetVisitor)).toBe('');
});

test('the reminder says how to continue', () => {
  expect(policy.reminderText(on, guide)).toBe(guide.reminder);
  expect(policy.reminderText({ ...on, cursor: undefined }, guide)).toBe(guide.prompt);
  expect(policy.reminderText(scanning, guide)).toBe(guide.switches.reminder);
  expect(policy.reminderText({ ...scanning, switches: oneSwitch }, guide)).toBe(guide.switches.paused);
  expect(policy.reminderText(respond(on, setUp(true)).state, guide)).toBe(guide.switches.setup.steps.move);
});

import { expect, test, vi } from 'vitest';
import { guide } from '@/copy/en/guide';
import { offerText } from '@/features/kiosk/guide/reading/phrase';
import * as policy from '@/features/kiosk/guide/responses/guide-policy';
import type { GuideState, KeyWhileOff } from '@/features/kiosk/guide/responses/guide-state';
import * as switching from '@/features/kiosk/guide/responses/guide-switches';
import type { GuideView } from '@/features/kiosk/guide/responses/guide-view';
import * as scans from '@/features/kiosk/guide/switches/scan';
import { oneSwitch } from '@/features/kiosk/guide/switches/switch-keys';
import { keypads } from '@/host/keypads';
import { hidden, inSetup, off, offering, on, scan, scanning, scanningOffer, spanish } from './guide-states';
import { kinds, respond, said, testEffects, testStates, testWords, withDetail, written } from './respond';

const pressFirst = withDetail(policy.pressKeyWhileOff);
const touch = withDetail(policy.interruptByTouch);
const setUp = withDetail(switching.openSwitchSetup);
const offer = written(offerText('es', 'keypad'));

testWords([
  ['the offered language', offering, policy.followLanguage, `${offer} ${guide.on}`, spanish],
  ['another language', on, policy.followLanguage, '', spanish],
  ['the language offered to a switch', scanningOffer, policy.followLanguage, guide.switches.readyOne],
  ['a language without a voice', on, policy.followLanguage, offer, { ...spanish, canSpeak: false }],
]);

testStates([
  ['a touch, which takes over', scanning, touch(false), { isTouched: true, scan: scans.pauseScan(scan) }],
  ['a touch of a hidden screen', hidden, touch(false), { panel: undefined }],
  ['a touch of a button of the guide', on, touch(true), on],
]);

testEffects([['a touch', { ...scanning, panel: 'curtain' }, touch(false), ['stop', 'silence']]]);

function key(code: string, more: Partial<KeyWhileOff> = {}, timeStamp = 0, preventDefault = vi.fn()) {
  const event = { code, key: code, timeStamp, preventDefault };
  return { event, isOnControl: false, isOnArrows: false, ...more };
}

test('while the guide is off, an arrow starts it and is consumed, but still wakes the rest screen', () => {
  const arrow = key('ArrowUp');
  const { state, effects } = respond(off, pressFirst(arrow));
  expect(state.isOn).toBe(true);
  expect(arrow.event.preventDefault).toHaveBeenCalled();
  expect(kinds(effects)).toEqual(['repeat', 'say', 'enterSoon']);
  const waking = key('F1');
  expect(respond(off, pressFirst(waking), { isResting: true }).state.isOn).toBe(true);
  expect(waking.event.preventDefault).not.toHaveBeenCalled();
});

test('while the guide is off, controls get the arrows they use, and the page gets all other keys', () => {
  for (const pressed of [key('ArrowDown', { isOnArrows: true }), key('ArrowLeft')]) {
    const { state, effects } = respond(off, pressFirst(pressed));
    expect([state.isOn, effects]).toEqual([false, []]);
    expect(pressed.event.preventDefault).not.toHaveBeenCalled();
  }
});

test('three presses of one key open the setup of switches, but not of a control, nor with a touch in between', () => {
  const take = vi.fn();
  function pressThrice(more: Partial<KeyWhileOff>, view?: Partial<GuideView>) {
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

test('during the warning, a keypad key only continues the visit', () => {
  const touched = { ...on, isTouched: true };
  const { state } = respond(touched, policy.continueVisit, { secondsLeft: 9 });
  expect(state).toMatchObject({ isTouched: false, cursor: on.cursor });
  expect(said(touched, policy.continueVisit, { secondsLeft: 9 })).toBe(guide.continued);
});

test('the reminder says how to continue', () => {
  expect(policy.reminderText(on, guide)).toBe(guide.reminder);
  expect(policy.reminderText({ ...on, cursor: undefined }, guide)).toBe(guide.prompt);
  expect(policy.reminderText(scanning, guide)).toBe(guide.switches.reminder);
  expect(policy.reminderText({ ...scanning, switches: oneSwitch }, guide)).toBe(guide.switches.paused);
  expect(policy.reminderText(respond(on, setUp(true)).state, guide)).toBe(guide.switches.setup.steps.move);
});

import { expect, test } from 'vitest';
import { guide } from '@/copy/en/guide';
import { offerText } from '@/features/kiosk/guide/reading/phrase';
import type { GuideState } from '@/features/kiosk/guide/responses/guide-state';
import * as switching from '@/features/kiosk/guide/responses/guide-switches';
import * as scans from '@/features/kiosk/guide/switches/scan';
import { oneSwitch, twoSwitches } from '@/features/kiosk/guide/switches/switch-keys';
import { fill } from '@/lib/fill';
import { dialog, groups, off, on, scan, scanning, scanningOffer, spanish } from './guide-states';
import { kinds, respond, testEffects, testWords, texts, withDetail, written } from './respond';

const pressSwitch = withDetail(switching.pressSwitch);
const pressControl = withDetail(switching.pressControl);
const setUp = withDetail(switching.openSwitchSetup);
const [links, dock] = groups as [scans.ScanGroup, scans.ScanGroup];
const stop = (state: GuideState) => state.scan && scans.stopOf(state.scan).key;
const inDock = { ...scanning, scan: scans.openGroup(scan, dock) };

testEffects([
  ['a switch at the language on offer', scanningOffer, pressSwitch('select'), ['switchLanguage']],
  ['Back of switches', scanning, pressControl('back'), ['leave']],
  ['Stop', scanning, pressControl('stop'), ['blur', 'say', 'forgetVisitor']],
]);

test('Move and the timer go to the next stop, the timer only in silence', () => {
  expect(stop(respond(scanning, pressSwitch('move')).state)).toBe(dock.key);
  expect(stop(respond(scanning, switching.advanceScan).state)).toBe(dock.key);
  expect(respond(scanning, switching.advanceScan, { isSpeaking: true }).state).toBe(scanning);
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

test('pressing an item that has just been covered does nothing', () => {
  const { state, effects } = respond(scanning, pressSwitch('select'), { scope: dialog, title: 'Menu' });
  expect([state.scope, state.scan?.open]).toEqual([dialog, undefined]);
  expect(kinds(effects)).not.toContain('choose');
  expect(texts(effects)[0]).toBe('Menu.');
});

test('the setup learns the keys, and enters the page with them', () => {
  let step = respond(on, setUp(false));
  for (const code of ['KeyM', 'KeyM', 'KeyS', 'KeyS']) {
    expect(step.state.switches).toBeUndefined();
    step = respond(step.state, withDetail(switching.learnSwitchKey)(code));
  }
  const switches = { move: ['KeyM'], select: ['KeyS'] };
  expect(step.state).toMatchObject({ switches, panel: undefined });
  expect(kinds(step.effects)).toEqual(['say', 'enterSoon']);
});

test('canceling the setup changes nothing', () => {
  const resumed = respond(respond(on, setUp(false)).state, switching.cancelSetup);
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

const { title, steps } = guide.switches.setup;
const offer = written(offerText('es', 'setup'));
testWords([['the setup', off, setUp(true), `${title}. ${steps.move} ${offer}`, spanish]]);

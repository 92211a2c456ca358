import { expect, test } from 'vitest';
import {
  closeGroup,
  dwellTime,
  isPaused,
  openGroup,
  pauseScan,
  pressScan,
  relocateScan,
  type Scan,
  type ScanGroup,
  scanItem,
  startScan,
  stepScan,
  stopOf,
  stopsOf,
} from '@/features/kiosk/guide/switches/scan';

const group = (key: string, ...nodes: string[]) =>
  ({ key, name: key, items: nodes.map((node) => ({ node })) }) as unknown as ScanGroup;

const services = group('services', 'one', 'two', 'three', 'four', 'five', 'six');
const dock = group('dock', 'home', 'back to', 'menu', 'finish');
const groups = [services, group('call', 'phone'), dock];

const keys = (scan: Scan) => stopsOf(scan).map(({ key }) => key);
const at = (scan: Scan) => stopOf(scan).key;

function stepped(scan: Scan, count: number): Scan {
  return count === 0 ? scan : stepped(stepScan(scan), count - 1);
}

test('scans groups first, a lone item as itself, and the controls of the switches at the end of each round', () => {
  expect(keys(startScan(groups))).toEqual(['services', 'phone', 'dock', 'back', 'settings', 'stop']);
});

test('a group that was chosen is scanned item by item, with the controls in the round', () => {
  expect(keys(openGroup(startScan(groups), dock))).toEqual([
    'home',
    'back to',
    'menu',
    'finish',
    'back',
    'settings',
    'stop',
  ]);
});

test('a few items need no groups', () => {
  const scan = startScan([group('a', 'one', 'two'), group('b', 'three', 'four')]);
  expect(keys(scan)).toEqual(['one', 'two', 'three', 'four', 'back', 'settings', 'stop']);
});

test('there is always somewhere to go, even where nothing can be chosen', () => {
  const scan = startScan([]);
  expect(keys(scan)).toEqual(['back', 'settings', 'stop']);
  expect(at(stepped(scan, 4))).toBe('settings');
});

test('goes around, and pauses after three rounds until the next press', () => {
  const start = startScan(groups);
  const round = stopsOf(start).length;
  expect(isPaused(stepped(start, 3 * round - 1))).toBe(false);
  const paused = stepped(start, 3 * round);
  expect(isPaused(paused)).toBe(true);
  expect(at(paused)).toBe('services');
  expect(isPaused(pressScan(paused))).toBe(false);
  expect(isPaused(pauseScan(start))).toBe(true);
});

test('Back leads from the items to their group', () => {
  const scan = closeGroup(stepped(openGroup(startScan(groups), dock), 2));
  expect(scan.open).toBeUndefined();
  expect(at(scan)).toBe('dock');
});

test('finds an item wherever it is', () => {
  expect(at(scanItem(startScan(groups), 'menu'))).toBe('menu');
  expect(scanItem(startScan(groups), 'menu').open?.key).toBe('dock');
  expect(scanItem(startScan(groups), 'phone').open).toBeUndefined();
  expect(at(scanItem(startScan(groups), 'elsewhere'))).toBe('services');
});

test('stays at its item when the page changes', () => {
  const scan = stepped(openGroup(startScan(groups), services), 2);
  const changed = [group('new', 'notice', 'undo'), group('services', 'zero', 'one', 'two', 'three'), dock];
  expect(at(relocateScan(scan, changed))).toBe('three');
});

test('if its item is gone, scans the group from its beginning; if that is gone, all groups', () => {
  const scan = stepped(openGroup(startScan(groups), services), 2);
  const other = group('services', 'seven', 'eight');
  expect(at(relocateScan(scan, [group('new', 'notice'), other, dock]))).toBe('seven');
  expect(at(relocateScan(scan, [dock, group('call', 'phone')]))).toBe('home');
});

test('a page that changes by itself does not keep the scan going', () => {
  const scan = stepped(startScan(groups), 2 * stopsOf(startScan(groups)).length);
  expect(relocateScan(scan, [dock, services]).rounds).toBe(2);
});

test('stays twice as long at the first stop, and wherever a press has led', () => {
  const start = startScan(groups);
  expect(dwellTime(start, 1500)).toBe(3000);
  expect(dwellTime(stepScan(start), 1500)).toBe(1500);
  expect(dwellTime(stepped(start, stopsOf(start).length), 1500)).toBe(3000);
  expect(dwellTime(pressScan(stepScan(start)), 1500)).toBe(3000);
});

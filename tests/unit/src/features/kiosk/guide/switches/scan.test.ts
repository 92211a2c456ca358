import { expect, test } from 'vitest';
import * as scans from '@/features/kiosk/guide/switches/scan';

const { closeGroup, dwellTime, isPaused, openGroup, pauseScan, pressScan } = scans;
const { relocateScan, scanItem, startScan, stepScan, stopOf, stopsOf } = scans;

const group = (key: string, ...nodes: string[]) =>
  ({ key, name: key, items: nodes.map((node) => ({ node })) }) as unknown as scans.ScanGroup;

const services = group('services', 'one', 'two', 'three', 'four', 'five', 'six');
const dock = group('dock', 'home', 'back to', 'menu', 'finish');
const start = startScan([services, group('call', 'phone'), dock]);
const round = stopsOf(start).length;
const controls = ['back', 'settings', 'stop'];
const at = (scan: scans.Scan) => stopOf(scan).key;
const stepped = (scan: scans.Scan, count: number) => Array(count).fill(0).reduce(stepScan, scan);

test('scans a few items without groups, and the controls of the switches at the end of each round', () => {
  const scan = startScan([group('a', 'one', 'two'), group('b', 'three', 'four')]);
  expect(stopsOf(scan).map(({ key }) => key)).toEqual(['one', 'two', 'three', 'four', ...controls]);
  expect(at(stepped(scan, 8))).toBe('two');
});

test('wraps around, and pauses after three rounds until the next press', () => {
  expect(isPaused(stepped(start, 3 * round - 1))).toBe(false);
  const paused = stepped(start, 3 * round);
  expect(isPaused(paused)).toBe(true);
  expect(at(paused)).toBe('services');
  expect(isPaused(pressScan(paused))).toBe(false);
  expect(isPaused(pauseScan(start))).toBe(true);
});

test('Back leads from the items to their group', () => {
  const scan = closeGroup(stepped(openGroup(start, dock), 2));
  expect([scan.open, at(scan)]).toEqual([undefined, 'dock']);
});

test.each([
  ['home', 'home', 'dock'],
  ['phone', 'phone', undefined],
])('finds the item %s at %s, in the group %s', (item, stop, open) => {
  const scan = scanItem(start, item);
  expect([at(scan), scan.open?.key]).toEqual([stop, open]);
});

test.each([
  ['follows it to another group', [group('services', 'one', 'two'), group('more', 'three', 'four')], 'three'],
  ['without that, begins with all groups', [group('call', 'phone'), dock], 'phone'],
])('when the page changes, %s', (_, changed, stop) =>
  expect(at(relocateScan(stepped(openGroup(start, services), 2), changed))).toBe(stop),
);

test('a page that changes leaves the scan at a control of its group', () => {
  const scan = relocateScan(stepped(openGroup(start, services), 6), [dock, group('services', 'one', 'two')]);
  expect([scan.open?.key, at(scan)]).toEqual(['services', 'back']);
});

test('stays twice as long at the first stop and after a press', () => {
  const scans = [start, stepScan(start), stepped(start, round), pressScan(stepScan(start))];
  expect(scans.map((scan) => dwellTime(scan, 1500))).toEqual([3000, 1500, 3000, 3000]);
  const led = [openGroup(start, dock, 2), closeGroup(openGroup(start, dock)), scanItem(start, 'phone')];
  expect(led.map((scan) => dwellTime(scan, 1500))).toEqual([3000, 3000, 3000]);
});

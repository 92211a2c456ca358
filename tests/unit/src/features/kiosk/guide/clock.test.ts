import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '@/features/kiosk/guide/clock';
import {
  dwellTime,
  isPaused,
  pressScan,
  type Scan,
  type ScanGroup,
  startScan,
  stepScan,
  stopOf,
} from '@/features/kiosk/guide/switches/scan';

const items = [{ node: 'yes' }, { node: 'no' }];
const dialog = { key: 'dialog', name: 'Dialog', items } as unknown as ScanGroup;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A scan of two items that moves by itself, 1.5 s a step, and may have to wait for a voice. */
function runScan() {
  let isSpeaking = false;
  let scan: Scan = startScan([dialog]);
  const clock = createClock(
    () => (isSpeaking || isPaused(scan) ? undefined : dwellTime(scan, 1500)),
    () => {
      scan = stepScan(scan);
      clock.restart();
    },
  );
  clock.restart();
  return {
    clock,
    at: () => stopOf(scan).key,
    isPaused: () => isPaused(scan),
    press() {
      scan = pressScan(scan);
      clock.restart();
    },
    speak(value: boolean) {
      isSpeaking = value;
      clock.restart();
    },
  };
}

test('moves every 1.5 s, and leaves the first item after 3 s', () => {
  const scan = runScan();
  vi.advanceTimersByTime(2999);
  expect(scan.at()).toBe('yes');
  vi.advanceTimersByTime(1);
  expect(scan.at()).toBe('no');
  vi.advanceTimersByTime(1500);
  expect(scan.at()).toBe('back');
});

test('pauses after three rounds, and goes on after a press', () => {
  const scan = runScan();
  // Five stops, of which the first takes twice as long.
  vi.advanceTimersByTime(3 * 6 * 1500);
  expect(scan.isPaused()).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(scan.at()).toBe('yes');
  scan.press();
  vi.advanceTimersByTime(3000);
  expect(scan.at()).toBe('no');
});

test('waits until everything has been said', () => {
  const scan = runScan();
  scan.speak(true);
  vi.advanceTimersByTime(60_000);
  expect(scan.at()).toBe('yes');
  scan.speak(false);
  vi.advanceTimersByTime(3000);
  expect(scan.at()).toBe('no');
});

test('stands still once it is stopped', () => {
  const scan = runScan();
  scan.clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(scan.at()).toBe('yes');
});

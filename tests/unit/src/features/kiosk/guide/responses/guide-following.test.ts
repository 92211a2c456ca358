import { expect, test } from 'vitest';
import { refresh } from '@/features/kiosk/guide/responses/guide-following';
import * as scans from '@/features/kiosk/guide/switches/scan';
import { dialog, groups, keyboard, on, scan, scanning } from './guide-states';
import { respond, testWords } from './respond';

testWords([['a dialog that has opened', on, refresh, 'Menu.', { scope: dialog, title: 'Menu' }]]);

const [, dock] = groups as [scans.ScanGroup, scans.ScanGroup];

test('after a key of the on-screen keyboard, the scan begins again', () => {
  const spelling = { ...scanning, scan: scans.openGroup(scan, dock), scope: keyboard };
  expect(
    respond(spelling, (each) => refresh(each, true), { scope: keyboard }).state.scan?.open,
  ).toBeUndefined();
  expect(respond(spelling, refresh, { scope: keyboard }).state.scan?.open).toBe(dock);
});

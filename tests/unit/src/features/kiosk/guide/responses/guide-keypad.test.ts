import { expect, test, vi } from 'vitest';
import { guide } from '@/copy/en/guide';
import type { GuideItem } from '@/features/kiosk/guide/reading/items';
import { cursorBefore } from '@/features/kiosk/guide/responses/cursor';
import {
  adjustSetting,
  helpCommands as help,
  pressKeypad,
} from '@/features/kiosk/guide/responses/guide-keypad';
import type { GuideState } from '@/features/kiosk/guide/responses/guide-state';
import { fill } from '@/lib/fill';
import { at, hidden, inDialog, items, keyboard, offering, on, scanning, screen } from './guide-states';
import { kinds, respond, said, testEffects, testStates, testWords, withDetail } from './respond';

const press = withDetail(pressKeypad);
const change = withDetail(adjustSetting);
const inHelp: GuideState = { ...on, panel: 'help' };
const typing: GuideState = { ...on, scope: keyboard };
const before: GuideState = { ...on, cursor: cursorBefore(items, () => true) };
const set = (changed: Partial<GuideState['settings']>) => ({ settings: { ...on.settings, ...changed } });
const { stepTime, noBounce } = guide.switches.settings;
const row = (each: GuideItem | undefined) => (each === items[1] ? 'Row 1.' : 'Row 2.');

testWords([
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
  ['a slower scan', scanning, change(['stepMs', 1]), fill(stepTime.other, { seconds: 2 })],
  ['shorter bounces', scanning, change(['bounceMs', -1]), noBounce],
  ['saying what was typed', on, help.typed, 'Typed'],
  ['changing the text size', on, help.textSize, fill(guide.settings.text, { percent: 100 })],
]);

testEffects([
  ['Home', on, press('home'), ['goHome']],
  ['Home out of a dialog', inDialog, press('home'), ['leave', 'goHome']],
  ['Action after the offer of a language', offering, press('action'), ['switchLanguage']],
]);

testStates([
  ['Louder', on, press('louder'), set({ volume: 80 })],
  ['another key than Action after the offer', offering, press('quieter'), { offered: undefined }],
  ['Faster', on, press('faster'), set({ rate: 1.25 })],
  ['Slower', on, press('slower'), set({ rate: 0.75 })],
  ['a hidden screen', inHelp, help.curtain, { panel: 'curtain' }],
  ['closing the help', inHelp, help.close, { panel: undefined }],
  ['going home from the help', inHelp, help.home, { panel: undefined }],
  ['faster switches', scanning, change(['stepMs', -1]), set({ stepMs: 1000 })],
  ['longer bounces', scanning, change(['bounceMs', 1]), set({ bounceMs: 500 })],
]);

test('the keypad moves by one item, highlights and speaks it, and reads the page once', () => {
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

test('Action chooses the item, and Back leaves a dialog or the screen', () => {
  expect(respond(on, press('action')).effects).toMatchObject([{ kind: 'choose', details: [items[1]] }]);
  expect(kinds(respond(on, press('back')).effects)).toEqual(['leave']);
  const { effects } = respond(inDialog, press('back'), { goBack: undefined });
  expect(kinds(effects)).toEqual(['leave']);
});

test('Help opens the help, and there says where the visitor was', () => {
  const { state } = respond(on, press('help'));
  expect(state).toMatchObject({ panel: 'help', itemBeforeHelp: 'Text' });
  const { screen, item } = guide.where;
  const where = `${fill(screen, { screen: 'About' })} ${fill(item, { item: 'Text.' })}`;
  expect(said(state, press('help'))).toContain(where);
  expect(said(state, help.repeat)).toBe('Text');
});

test('while the visitor tries the keys, the guide only names them, until Help is pressed twice', () => {
  let { state } = respond(on, help.explorer);
  expect(said(state, press('home'))).toBe(guide.explorer.keys.home);
  for (const command of ['help', 'down', 'help'] as const) {
    state = respond(state, press(command)).state;
    expect(state.tried).toBe(command);
  }
  expect(said(state, press('help'))).toBe(guide.explorer.off);
  expect(respond(state, press('help')).state.tried).toBeUndefined();
});

import type { KeypadCommand } from '@/host/keypads';
import { fill } from '@/lib/fill';
import type { GuideItem } from '../reading/items';
import { fillPhrase, join, sentence } from '../reading/phrase';
import { type Direction, step } from './cursor';
import { refresh } from './guide-following';
import { acceptLanguage, turnOff } from './guide-on-off';
import { currentItem, leave, moveTo, sayPosition } from './guide-position';
import { closePanel, type Guide, updateState } from './guide-state';
import { openSwitchSetup } from './guide-switches';
import { changeSetting, type SettingChange, settingAnswer, spokenLevels } from './settings';

const commands: Readonly<Record<KeypadCommand, (guide: Guide) => void>> = {
  up: (guide) => move(guide, 'previous'),
  down: (guide) => move(guide, 'next'),
  left: (guide) => move(guide, 'previous', ({ startsSection }) => startsSection),
  right: (guide) => move(guide, 'next', ({ startsSection }) => startsSection),
  action(guide) {
    refresh(guide);
    const item = currentItem(guide.state);
    if (item) guide.choose(item);
    else sayPosition(guide);
  },
  back: leave,
  home(guide) {
    if (guide.state.scope?.kind !== 'screen') leave(guide);
    goHome(guide);
  },
  help(guide) {
    const { state, view } = guide;
    if (state.panel === 'help') whereAmI(guide);
    else updateState(guide, { panel: 'help', itemBeforeHelp: view.phrase(currentItem(state)) });
  },
  quieter: (guide) => adjustSetting(guide, ['volume', -1]),
  louder: (guide) => adjustSetting(guide, ['volume', 1]),
  slower: (guide) => adjustSetting(guide, ['rate', -1]),
  faster: (guide) => adjustSetting(guide, ['rate', 1]),
  repeat: sayPosition,
  pause: (guide) => guide.say(guide.view.copy.paused),
  start: sayPosition,
};

function move(guide: Guide, direction: Direction, isTarget?: (item: GuideItem) => boolean): void {
  refresh(guide);
  const { view } = guide;
  const { cursor, scope } = guide.state;
  if (!cursor) return;
  const rowBefore = view.row(currentItem(guide.state));
  const next = step(cursor, direction, isTarget);
  moveTo(guide, { cursor: next });
  const item = currentItem(guide.state);
  const row = view.row(item);
  const section = scope?.kind === 'keyboard' ? 'row' : 'section';
  if (next.end) guide.say(view.copy.ends[isTarget ? section : 'item'][next.end]);
  else guide.say(join([row !== rowBefore && row, view.phrase(item)]));
}

function goHome({ view, say }: Guide): void {
  if (view.isHome) say(view.copy.alreadyHome);
  else view.goHome();
}

function whereAmI(guide: Guide): void {
  const { state, view } = guide;
  const { where } = view.copy;
  const item = state.panel === 'help' ? state.itemBeforeHelp : view.phrase(currentItem(state));
  const sentences = [
    fill(where.screen, { screen: view.screenName }),
    item && sentence(fillPhrase(where.item, { item })),
    fill(where.settings, spokenLevels(state.settings)),
    fill(where.time, { seconds: view.idleSeconds }),
  ];
  guide.say(join(sentences));
}

/** Changes a setting by one step, and says its value. */
export function adjustSetting(guide: Guide, setting: SettingChange): void {
  const settings = changeSetting(guide.state.settings, setting);
  updateState(guide, { settings });
  guide.say(settingAnswer(settings, setting, guide.view.copy, guide.view.language));
}

/** The commands of the help, by the names of their buttons. */
export const helpCommands = {
  whereAmI,
  repeat: ({ state, view, say }: Guide) => say(state.itemBeforeHelp || view.copy.prompt),
  typed: ({ typedText, view, say }: Guide) => say(typedText() || view.copy.typing.nothing),
  slower: commands.slower,
  faster: commands.faster,
  quieter: commands.quieter,
  louder: commands.louder,
  home(guide: Guide) {
    closePanel(guide);
    goHome(guide);
  },
  textSize: ({ view, say }: Guide) => say(fill(view.copy.settings.text, { percent: view.changeTextSize() })),
  explorer(guide: Guide) {
    updateState(guide, { panel: undefined, tried: 'none' });
    guide.say(guide.view.copy.explorer.on);
  },
  switches: (guide: Guide) => openSwitchSetup(guide, true),
  curtain(guide: Guide) {
    updateState(guide, { panel: 'curtain' });
    guide.say(guide.view.copy.curtain);
  },
  stop: (guide: Guide) => turnOff(guide, guide.view.copy.off),
  close: closePanel,
};

export type HelpCommand = keyof typeof helpCommands;

/** Responds to a key of the keypad, which takes over again after a touch. */
export function pressKeypad(guide: Guide, command: KeypadCommand): void {
  const { tried, panel, offered } = guide.state;
  const isHidden = panel === 'curtain';
  const { curtainOpen, explorer } = guide.view.copy;
  updateState(guide, { isTouched: false, panel: isHidden ? undefined : panel, offered: undefined });
  if (offered && command === 'action') acceptLanguage(guide, offered);
  else if (isHidden) guide.say(curtainOpen);
  else if (tried) {
    const isOver = tried === 'help' && command === 'help';
    updateState(guide, { tried: isOver ? undefined : command });
    guide.say(isOver ? explorer.off : explorer.keys[command]);
  } else commands[command](guide);
}

import { guide } from '@/copy/guide';
import type { KeypadCommand } from '@/host/keypads';
import type { GuideHost } from '../guide-host';
import type { GuideHelp } from '../help/guide-help';
import type { Narrator } from '../narration/narrator';
import { chooseItem } from '../page/choose-item';
import { phraseOf, rowText } from '../page/item-facts';
import type { GuideItem } from '../page/items';
import { leave } from '../page/leave';
import type { Direction } from './cursor';
import type { PageCursor } from './page-cursor';

interface Parts {
  readonly narrator: Narrator;
  readonly cursor: PageCursor;
  readonly help: GuideHelp;
  readonly host: () => GuideHost;
  readonly isOn: () => boolean;
}

const rowOf = (item: GuideItem | undefined) => (item ? rowText(item.element) : '');

/** Creates what each key of a keypad does. */
export function createKeypadCommands({
  narrator,
  cursor,
  help,
  host,
  isOn,
}: Parts): Record<KeypadCommand, () => void> {
  const refresh = () => {
    if (isOn()) cursor.refresh();
  };
  const repeat = () => narrator.say(phraseOf(cursor.current()) || guide.prompt);

  function move(direction: Direction, isStop?: (item: GuideItem) => boolean): void {
    refresh();
    const rowBefore = rowOf(cursor.current());
    const end = cursor.step(direction, isStop);
    if (!end) {
      const row = rowOf(cursor.current());
      narrator.say([row !== rowBefore && row, phraseOf(cursor.current())].filter(Boolean).join(' '));
      return;
    }
    const part = cursor.scope()?.kind === 'keyboard' ? 'row' : 'part';
    narrator.say(guide.ends[isStop ? part : 'item'][end]);
  }

  function choose(): void {
    refresh();
    const item = cursor.current();
    if (item) chooseItem(item, { narrator, isOn, refresh, repeat });
    else repeat();
  }

  function goBack(): void {
    const scope = cursor.scope();
    if (scope) leave(scope, host().goBack, () => narrator.say(guide.nothingBefore));
  }

  function goHome(): void {
    if (cursor.scope()?.kind !== 'screen') goBack();
    if (host().isHome) narrator.say(guide.alreadyHome);
    else host().goHome();
  }

  return {
    up: () => move('previous'),
    down: () => move('next'),
    left: () => move('previous', ({ startsPart }) => startsPart),
    right: () => move('next', ({ startsPart }) => startsPart),
    action: choose,
    back: goBack,
    home: goHome,
    help: help.open,
    quieter: () => help.changeLevel('quieter'),
    louder: () => help.changeLevel('louder'),
    slower: () => help.changeLevel('slower'),
    faster: () => help.changeLevel('faster'),
    repeat,
    pause: () => narrator.say(guide.paused),
    start: repeat,
  };
}

import { guide } from '@/copy/guide';
import type { KeypadCommand } from '@/host/keypads';
import { fill } from '@/lib/fill';
import type { GuideHost } from '../guide-host';
import type { GuideStore } from '../guide-state';
import type { PageCursor } from '../keypad/page-cursor';
import { changeLevels, defaultLevels, type LevelChange, levelAnswer, levelsText } from '../narration/levels';
import type { Narrator } from '../narration/narrator';
import { sentence } from '../narration/phrases';
import { phraseOf } from '../page/item-facts';

/** Creates what the help offers: where one is, trying the keys, speed and volume, and what was typed. */
export function createGuideHelp(
  store: GuideStore,
  narrator: Narrator,
  cursor: PageCursor,
  host: () => GuideHost,
) {
  let levels = defaultLevels;
  let isExploring = false;
  let lastExplored: KeypadCommand | undefined;
  /** What the visitor was at when they asked for help. */
  let itemBeforeHelp = '';

  function whereAmI(): void {
    const { screenName, idleSeconds } = host();
    const { where } = guide;
    const item = store.get().isHelpOpen ? itemBeforeHelp : phraseOf(cursor.current());
    const parts = [
      fill(where.screen, { screen: screenName }),
      item && sentence(fill(where.item, { item })),
      levelsText(levels),
      fill(where.time, { seconds: idleSeconds }),
    ];
    narrator.say(parts.filter(Boolean).join(' '));
  }

  return {
    whereAmI,

    /** Opens the help; if it is open, it says where the visitor is. */
    open(): void {
      if (store.get().isHelpOpen) whereAmI();
      else {
        itemBeforeHelp = phraseOf(cursor.current());
        store.set({ isHelpOpen: true });
      }
    },

    close: () => store.set({ isHelpOpen: false }),
    repeat: () => narrator.say(itemBeforeHelp || guide.prompt),

    sayTyped(): void {
      const field = cursor.lastField();
      narrator.say(field?.type !== 'password' && field?.value ? field.value : guide.typing.nothing);
    },

    changeLevel(change: LevelChange): void {
      levels = changeLevels(levels, change);
      narrator.setLevels(levels);
      narrator.say(levelAnswer(levels, change));
    },

    changeTextSize: () => narrator.say(fill(guide.settings.text, { percent: host().changeTextSize() })),

    goHome(): void {
      store.set({ isHelpOpen: false });
      if (host().isHome) narrator.say(guide.alreadyHome);
      else host().goHome();
    },

    isExploring: () => isExploring,

    /** Starts to try the keys, and then says what each key does. Help twice ends it. */
    explore(command?: KeypadCommand): void {
      isExploring = command === undefined || !(command === 'help' && lastExplored === 'help');
      lastExplored = command;
      const { on, off: ended, keys } = guide.explorer;
      narrator.say(isExploring ? (command ? keys[command] : on) : ended);
    },

    hideScreen(): void {
      store.set({ isScreenHidden: true });
      narrator.say(guide.curtain);
    },

    showScreen(): void {
      store.set({ isScreenHidden: false });
      narrator.say(guide.curtainOpen);
    },

    /** Forgets the visitor. */
    reset(): void {
      levels = defaultLevels;
      narrator.setLevels(levels);
      isExploring = false;
    },
  };
}

/** What the help offers. */
export type GuideHelp = ReturnType<typeof createGuideHelp>;

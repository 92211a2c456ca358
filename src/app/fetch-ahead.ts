import { displaySettingsDialog } from '@/features/display-settings';
import { otherLanguages } from '@/features/other-languages';
import { readingParts } from '@/features/reading-tools';
import { shareButton } from '@/features/share';
import { talkBoard } from '@/features/talk-board';
import { visitStory } from '@/features/visit-story';
import type { LazyPart } from '@/lib/lazy-part';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { lazyScreens } from '@/routing/routes';
import { notifications, tooltipLayer } from './overlays';

// Few visitors are staff.
const { admin: _, ...publicScreens } = lazyScreens;

const screens = Object.values(publicScreens);
const tools = [
  notifications,
  displaySettingsDialog,
  ...readingParts,
  tooltipLayer,
  shareButton,
  talkBoard,
  visitStory,
  otherLanguages,
];

/** What suggests that a visitor goes on. */
const signs = ['pointerdown', 'keydown', 'focusin'];

/** Fetches one part after the other, so that nothing a visitor asks for waits behind them. */
async function fetchParts(parts: readonly LazyPart<unknown>[]): Promise<void> {
  for (const part of parts) await part.keepFetching();
}

/**
 * Fetches the rest of the site while the browser is idle, or as soon as the visitor goes on, so that it works offline. A
 * visitor who saves data gets only the other screens, and only when going on.
 *
 * @returns a function that cancels it while nothing has been fetched
 */
export function fetchAhead(): () => void {
  const isSaving = savesData();
  async function start() {
    cancel();
    await fetchParts(screens);
    if (!isSaving) whenIdle(() => void fetchParts(tools));
  }
  const cancelIdle = isSaving ? undefined : whenIdle(start);
  function cancel() {
    cancelIdle?.();
    for (const sign of signs) window.removeEventListener(sign, start);
  }
  for (const sign of signs) window.addEventListener(sign, start);
  return cancel;
}

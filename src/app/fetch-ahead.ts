import { displaySettingsDialog } from '@/features/display-settings';
import { easyReadScreen } from '@/features/easy-read';
import { readAloud } from '@/features/read-aloud';
import type { LazyPart } from '@/lib/lazy-part';
import { savesData } from '@/lib/saves-data';
import { whenIdle } from '@/lib/when-idle';
import { lazyScreens } from '@/routing/routes';
import { serviceIcons } from '@/screens/home/service-icon';
import { notifications, tooltipLayer } from './overlays';

const screens = [...Object.values(lazyScreens), serviceIcons];
const tools = [notifications, displaySettingsDialog, easyReadScreen, readAloud, tooltipLayer];

/** What suggests that a visitor goes on. */
const signs = ['pointerdown', 'keydown', 'focusin'];

async function fetchAll(parts: readonly LazyPart<unknown>[]): Promise<void> {
  // Parts of one script arrive together. A failure holds up no other script.
  for (const part of parts) await part.fetch().catch(() => void part.keepFetching());
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
    await fetchAll(screens);
    if (!isSaving) whenIdle(() => void fetchAll(tools));
  }
  const cancelIdle = isSaving ? undefined : whenIdle(start);
  function cancel() {
    cancelIdle?.();
    for (const sign of signs) window.removeEventListener(sign, start);
  }
  for (const sign of signs) window.addEventListener(sign, start);
  return cancel;
}

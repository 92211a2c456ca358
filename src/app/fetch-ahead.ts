import { fetchScenes } from '@/components/site/scenes/scene';
import { type LazyModule, prefetchedModules } from '@/lib/lazy-module';
import { listen } from '@/lib/listen';
import { shouldSaveData } from '@/lib/should-save-data';
import { whenIdle } from '@/lib/when-idle';
import { publicScreens } from '@/routing/routes';

/** Fetches one module at a time, so that a visitor's request never waits behind many. */
async function fetchModules(modules: Iterable<LazyModule<unknown>>): Promise<void> {
  for (const module of modules) await module.keepFetching();
}

/** Fetches the rest of the site when idle, except for staff; only screens, and only after use, for those who save data. */
export function fetchAhead(siteFolder: string, isShared: boolean): () => void {
  const isSaving = !isShared && shouldSaveData();
  async function start() {
    cancel();
    await fetchModules(Object.values(publicScreens));
    if (isSaving) return;
    fetchScenes(siteFolder);
    whenIdle(() => void fetchModules(prefetchedModules));
  }
  const cancelIdle = isSaving ? undefined : whenIdle(start);
  // Each of these suggests that the visitor will visit another screen.
  const unsubscribe = listen(window, { pointerdown: start, keydown: start, focusin: start });
  function cancel() {
    cancelIdle?.();
    unsubscribe();
  }
  return cancel;
}

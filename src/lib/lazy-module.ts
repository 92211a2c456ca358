import { channel } from './channel';

/** Pauses before a failed request is repeated: the first and the longest. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

export class FetchError extends Error {
  override readonly name = 'FetchError';
}

/** Resolves after a pause, or as soon as the browser is online again. */
function pause(duration: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, duration);
    window.addEventListener('online', end);
  });
}

/** Splits off a module that is fetched later. Unlike `React.lazy`, it can fetch again, and needs no fallback once loaded. */
export function lazyModule<Module>(load: () => Promise<{ default: Module }>) {
  const arrival = channel();
  let module: Module | undefined;
  let request: Promise<void> | undefined;
  let retries: Promise<Module> | undefined;

  async function fetchOnce(): Promise<void> {
    try {
      module = (await load()).default;
      // Rejects a truncated download, which may still run without an error.
      if (module === undefined) throw new Error('A script of the site is incomplete.');
    } catch (error) {
      // A failed `import()` rejects with a TypeError in every browser; a failing script may throw anything.
      throw error instanceof TypeError ? new FetchError(error.message, { cause: error }) : error;
    } finally {
      request = undefined;
    }
    arrival.send();
  }

  /** Fetches the module; concurrent calls share a request. Throws a FetchError; the next call tries again. */
  function fetch(): Promise<void> {
    request ??= fetchOnce();
    return request;
  }

  async function fetchUntilThere(): Promise<Module> {
    for (let next = FIRST_PAUSE_MS; !module; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
      await fetch().catch(() => pause(next));
    }
    return module;
  }

  return {
    current: () => module,
    fetch,
    /** Fetches the module, and retries until that succeeds. */
    keepFetching() {
      retries ??= fetchUntilThere();
      return retries;
    },
    subscribe: arrival.subscribe,
  };
}

/** A module of the site whose script is fetched later than the page. */
export type LazyModule<Module> = ReturnType<typeof lazyModule<Module>>;

const prefetched = new Set<LazyModule<unknown>>();

/** The modules that are fetched while the browser is idle. */
export const prefetchedModules: Iterable<LazyModule<unknown>> = prefetched;

/** Splits off a module that visitors may want on any screen, so it is fetched before they ask for it. */
export function prefetchedModule<Module>(load: () => Promise<{ default: Module }>) {
  const module = lazyModule(load);
  prefetched.add(module);
  return module;
}

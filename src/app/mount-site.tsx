import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageBackup } from '@/lib/page-backup';

/** Calls back once the site has rendered. React reports a failing effect in the same task. */
function FirstRender({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  useEffect(() => void Promise.resolve().then(onEnd), [onEnd]);
  return children;
}

/**
 * Renders the site in place of the prerendered page, or hydrates that. Releases the backup of the page once the site has
 * rendered; restores it if that fails, or later if even the error screen does.
 */
export function mountSite(root: HTMLElement, site: ReactNode, hydrates: boolean, page: PageBackup): void {
  let isFirst = hydrates;
  let hasFailed = false;
  let app: Root | undefined;

  function end() {
    if (hasFailed) return;
    isFirst = false;
    page.release();
  }

  async function fail(error: unknown) {
    if (hasFailed) return;
    hasFailed = true;
    // Waits until React has finished, which is before the paint.
    await undefined;
    app?.unmount();
    page.restore(error);
  }

  const options = {
    onUncaughtError: fail,
    onCaughtError: (error: unknown) => (isFirst ? fail(error) : console.error(error)),
    // React recovers by rendering the page again, as when an extension has changed it.
    onRecoverableError: (error: unknown) => console.error(error),
  };
  const content = <FirstRender onEnd={end}>{site}</FirstRender>;

  if (hydrates) {
    // Hydrates in a transition, whose small steps keep the page responsive.
    startTransition(() => {
      app = hydrateRoot(root, content, options);
    });
  } else {
    root.replaceChildren();
    app = createRoot(root, options);
    app.render(content);
    end();
  }
}

import { existsSync } from 'node:fs';
import { build } from 'electron-vite';
import { expect, it, vi } from 'vitest';
import { serveForBrowser } from '../../../../electron/start/browser-site';

vi.mock('node:fs', { spy: true });
vi.mock('electron-vite', () => ({ build: vi.fn<() => Promise<void>>(async () => undefined) }));
vi.mock('../../../../electron/start/browser-site');
vi.mock('../../../../electron/start/stop-signal', () => ({ stopSignal: () => new AbortController().signal }));

it.each([false, true])(
  'npm run preview builds the site first, unless it has been built: %s',
  async (isBuilt) => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.mocked(existsSync).mockImplementation((path) => path === 'out/renderer/index.html' && isBuilt);
    vi.resetModules();
    await import('../../../../electron/start/preview');
    expect(build).toHaveBeenCalledTimes(isBuilt ? 0 : 1);
    expect(serveForBrowser).toHaveBeenCalledOnce();
  },
);

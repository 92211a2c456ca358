import { expect, it, vi } from 'vitest';
import { prepareElectron } from '../../../../electron/start/prepare-electron';

const { downloadElectron, installedElectron } = vi.hoisted(() => ({
  downloadElectron: vi.fn<() => Promise<undefined>>(),
  installedElectron: vi.fn<() => string | undefined>(),
}));
vi.mock('../../../../electron/start/electron-binary', () => ({ downloadElectron, installedElectron }));

const denyingSetting = 'kernel.apparmor_restrict_unprivileged_userns';
// A machine that denies user namespaces, and whose installed Electron has a setuid helper.
vi.mock(import('../../../../electron/start/machine'), async (load) => ({
  ...(await load()),
  thisMachine: (electron) => ({
    ...{ platform: 'linux', isRoot: false, env: { DISPLAY: ':0' } },
    denyingSetting: electron ? undefined : denyingSetting,
  }),
}));

const prepare = () => prepareElectron(new AbortController().signal);

it('uses an installed Electron whose sandbox works without user namespaces', async () => {
  installedElectron.mockReturnValue('dist/electron');
  expect(await prepare()).toEqual({ electron: 'dist/electron' });
});

it('downloads nothing where a downloaded Electron could not run', async () => {
  installedElectron.mockReturnValue(undefined);
  expect(await prepare()).toEqual({ error: denyingSetting });
  expect(downloadElectron).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFile } from '../../../../../electron/main/desk/open-file';

const { shell } = vi.hoisted(() => ({
  shell: {
    openPath: vi.fn<(path: string) => Promise<string>>(),
    showItemInFolder: vi.fn<(path: string) => void>(),
  },
}));
vi.mock('electron', () => ({ shell }));

const path = '/app/licenses.txt';
const never = new Promise<string>(() => undefined);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each(['win32', 'darwin'] as const)('opens a file in its default program on %s', async (platform) => {
  shell.openPath.mockResolvedValue('');
  await openFile(path, platform);
  expect(shell.openPath.mock.calls).toEqual([[path]]);
  expect(shell.showItemInFolder).not.toHaveBeenCalled();
});

it.each<[string, NodeJS.Platform, () => Promise<string>]>([
  ['if there is no program for it', 'win32', async () => 'No application is associated.'],
  ['if the system never answers', 'darwin', () => never],
  ['on Linux, where it never does', 'linux', () => never],
])('shows a file in its folder %s', async (_when, platform, answer) => {
  shell.openPath.mockImplementation(answer);
  const opening = openFile(path, platform);
  await vi.advanceTimersByTimeAsync(platform === 'linux' ? 0 : 5_000);
  await opening;
  expect(shell.showItemInFolder.mock.calls).toEqual([[path]]);
});

import { expect, it, vi } from 'vitest';
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

it('opens a file in its default program on Windows', async () => {
  shell.openPath.mockResolvedValue('');
  await openFile(path, 'win32');
  expect(shell.openPath.mock.calls).toEqual([[path]]);
  expect(shell.showItemInFolder).not.toHaveBeenCalled();
});

it('shows a file in its folder on Linux, where opening never ends', async () => {
  shell.openPath.mockImplementation(() => never);
  await openFile(path, 'linux');
  expect(shell.showItemInFolder.mock.calls).toEqual([[path]]);
});

import { expect, it, vi } from 'vitest';
import { openFile } from '../../../../../electron/main/desk/open-file';

const shell = vi.hoisted(() => ({ openPath: vi.fn(), showItemInFolder: vi.fn() }));
vi.mock('electron', () => ({ shell }));

it('opens a file in its default program on Windows, and shows it in its folder on Linux, where opening never ends', async () => {
  const path = '/app/licenses.txt';
  shell.openPath.mockResolvedValueOnce('').mockReturnValue(new Promise(() => undefined));
  await openFile(path, 'win32');
  expect(shell.openPath.mock.calls).toEqual([[path]]);
  expect(shell.showItemInFolder).not.toHaveBeenCalled();
  await openFile(path, 'linux');
  expect(shell.showItemInFolder.mock.calls).toEqual([[path]]);
});

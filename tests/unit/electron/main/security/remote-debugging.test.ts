import { expect, it, vi } from 'vitest';
import { blockRemoteDebugging } from '../../../../../electron/main/security/remote-debugging';

const { removeSwitch } = vi.hoisted(() => ({ removeSwitch: vi.fn<(name: string) => void>() }));
vi.mock('electron', () => ({ app: { commandLine: { removeSwitch } } }));

it('removes each switch that lets another program control the page', () => {
  blockRemoteDebugging();
  const removed = removeSwitch.mock.calls.map(([name]) => name);
  expect(removed).toEqual(expect.arrayContaining(['remote-debugging-port', 'remote-debugging-pipe']));
});

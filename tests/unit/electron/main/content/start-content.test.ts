import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { provideStartContent } from '../../../../../electron/main/content/start-content';
import type { Log } from '../../../../../electron/main/log/log';
import type { LogEntry } from '../../../../../electron/main/log/log-entry';
import { fakeContents } from '../../../../support/desktop/fake-contents';
import { temporaryFolder } from '../../../../support/temporary-folder';

function provide(path: string | undefined) {
  const { contents, send, request } = fakeContents();
  const write = vi.fn<(entry: LogEntry) => void>();
  provideStartContent(contents, { page: 'app://site/', path, log: { write } as unknown as Log });
  return { write, send, read: (known?: unknown) => request('startContent:read', [known]) };
}

it('reads the file again only if its content changed, whatever its date', async () => {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, 'one');
  const { read } = provide(path);
  const { sha256 } = (await read()) as { sha256: string };
  writeFileSync(path, 'one');
  expect(await read(sha256)).toBeUndefined();
  writeFileSync(path, 'two');
  expect(await read(sha256)).toMatchObject({ text: 'two' });
  expect(() => read({ not: 'a hash' })).toThrow('as agreed');
});

it('has nothing to read if the app was started without a file', async () => {
  expect(await provide(undefined).read()).toBeUndefined();
});

it('logs which file is shown and why one is refused, but nothing that is written in it', () => {
  const { send, write } = provide('/content.json');
  const sha256 = 'a1'.repeat(32);
  send('startContent:reportShown', [sha256]);
  send('startContent:reportRefused', ['notJson']);
  for (const nonsense of ['<b>text of the file</b>', { kind: 'date' }, undefined]) {
    send('startContent:reportShown', [nonsense]);
    send('startContent:reportRefused', [nonsense]);
  }
  expect(write.mock.calls.flat()).toEqual([
    { event: 'content', sha256 },
    { event: 'refused-content', reason: 'notJson' },
  ]);
});

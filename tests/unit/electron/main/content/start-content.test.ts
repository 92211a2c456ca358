import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { provideStartContent, untilContent } from '../../../../../electron/main/content/start-content';
import { type StartFile, startFile } from '../../../../../electron/main/content/start-file';
import type { Log } from '../../../../../electron/main/log/log';
import type { LogEntry } from '../../../../../electron/main/log/log-entry';
import type { StartFiles } from '../../../../../src/host/types';
import { exampleFile } from '../../../../support/content-file';
import { temporaryFolder } from '../../../../support/temporary-folder';
import { fakeContents } from '../../fake-contents';

afterEach(() => vi.useRealTimers());

function fakeLog() {
  const write = vi.fn<(entry: LogEntry) => void>();
  return { log: { write } as unknown as Log, write };
}

function provide(file: StartFile | undefined) {
  const { contents, send, request } = fakeContents();
  const { log, write } = fakeLog();
  const onShown = vi.fn<(sha256: string | undefined) => void>();
  provideStartContent(contents, { page: 'app://site/', file, log, onShown });
  return {
    write,
    send,
    onShown,
    begin: () => request('startContent:begin') as Promise<StartFiles | undefined>,
    read: (known?: unknown) => request('startContent:read', [known]),
  };
}

function fileAt(path: string) {
  return startFile({ path, folder: temporaryFolder(), onCopyFailed: () => undefined });
}

it('reads the file again only if its content changed, whatever its date', async () => {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, 'one');
  const { read } = provide(fileAt(path));
  const { sha256 } = (await read()) as { sha256: string };
  writeFileSync(path, 'one');
  expect(await read(sha256)).toBeUndefined();
  writeFileSync(path, 'two');
  expect(await read(sha256)).toMatchObject({ text: 'two' });
  expect(() => read({ not: 'a hash' })).toThrow('as agreed');
});

it('has nothing to read if the app was started without a file, and nothing is shown any longer', async () => {
  const { begin, read, onShown } = provide(undefined);
  expect(await begin()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(onShown.mock.calls).toEqual([[undefined]]);
});

it('logs which file is shown and why one is refused, but nothing that is written in it', () => {
  const { send, write } = provide(undefined);
  const sha256 = 'a1'.repeat(32);
  send('startContent:reportShown', [sha256]);
  send('startContent:reportRefused', ['notJson']);
  for (const nonsense of ['<b>text of the file</b>', { kind: 'date' }, undefined]) {
    send('startContent:reportShown', [nonsense]);
    send('startContent:reportRefused', [nonsense]);
  }
  expect(write.mock.calls.flat()).toEqual([
    { event: 'content', sha256, from: 'file' },
    { event: 'refused-content', reason: 'notJson' },
  ]);
});

it('logs that the copy is shown in place of the file', async () => {
  const path = join(temporaryFolder(), 'content.json');
  writeFileSync(path, JSON.stringify(exampleFile));
  const { begin, send, write } = provide(fileAt(path));
  await begin();
  rmSync(path);
  const { shown } = (await begin()) ?? {};
  send('startContent:reportShown', [shown?.sha256]);
  expect(write.mock.calls.flat()).toEqual([{ event: 'content', sha256: shown?.sha256, from: 'copy' }]);
});

it('waits for a file, and says each reason once', async () => {
  vi.useFakeTimers();
  const { log, write } = fakeLog();
  const onWaiting = vi.fn<() => void>();
  const answers = ['notFound', 'notFound', 'notJson'] as const;
  let asked = 0;
  const file = {
    begin: async () => (asked++ < answers.length ? undefined : {}),
    problems: () => [{ kind: answers[asked - 1] }],
  } as unknown as StartFile;
  const waiting = untilContent(file, log, onWaiting);
  await vi.advanceTimersByTimeAsync(15_000);
  await waiting;
  expect(write.mock.calls.flat()).toEqual([
    { event: 'waiting-for-content', reason: 'notFound' },
    { event: 'waiting-for-content', reason: 'notJson' },
  ]);
  expect(onWaiting).toHaveBeenCalledTimes(2);
});

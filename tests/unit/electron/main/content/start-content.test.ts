import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { provideStartContent, untilContent } from '../../../../../electron/main/content/start-content';
import { type StartFile, startFile } from '../../../../../electron/main/content/start-file';
import type { Log } from '../../../../../electron/main/log/log';
import type { LogEntry } from '../../../../../electron/main/log/log-entry';
import type { ReadFile, StartFiles } from '../../../../../src/host/messages';
import { exampleFile } from '../../../../support/content-file';
import { temporaryFolder } from '../../../../support/temporary-folder';
import { fakeContents } from '../../fake-contents';

afterEach(() => vi.useRealTimers());

function fakeLog() {
  const write = vi.fn<(entry: LogEntry) => void>();
  return { log: { write } as unknown as Log, write };
}

function provide(file: StartFile | undefined) {
  const { contents, send, request, sent } = fakeContents();
  const { log, write } = fakeLog();
  const onShown = vi.fn<(sha256: string | undefined) => void>();
  provideStartContent(contents, { page: 'app://site/', file, log, onShown });
  return {
    write,
    send,
    onShown,
    begin: () => request('startContent:begin') as Promise<StartFiles | undefined>,
    sent,
    close: () => contents.emit('destroyed'),
  };
}

function fileAt(path: string) {
  return startFile({ path, folder: temporaryFolder(), onCopyFailed: () => undefined });
}

it('tells the page when the file says something else, whatever its date, and when it has gone or come', async () => {
  const path = join(temporaryFolder(), 'content.json');
  const write = (title: string) =>
    writeFileSync(path, JSON.stringify({ ...exampleFile, hero: { ...exampleFile.hero, title } }));
  write('one');
  const { begin, sent, close } = provide(fileAt(path));
  await begin();
  write('one');
  write('two');
  await expect
    .poll(() => sent)
    .toEqual([['startContent:onChanged', expect.objectContaining({ kind: 'read' })]]);
  const [[, answer] = []] = sent as [channel: string, answer: ReadFile][];
  expect(JSON.parse(answer?.text ?? '').hero.title).toBe('two');
  rmSync(path);
  await expect
    .poll(() => sent[1])
    .toEqual(['startContent:onChanged', { kind: 'notFound', name: 'content.json' }]);
  write('two');
  await expect.poll(() => sent[2]?.[1]).toMatchObject({ kind: 'read' });
  close();
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

import { afterEach, expect, it, vi } from 'vitest';
import { provideStartContent, waitForContent } from '../../../../../electron/main/content/start-content';
import type { StartFile } from '../../../../../electron/main/content/start-file';
import type { LogEntry } from '../../../../../electron/main/log/log-entry';
import { fakeContents } from '../../fake-contents';

afterEach(() => vi.useRealTimers());

const write = vi.fn<(entry: LogEntry) => void>();
const log = { write, writeNow: vi.fn(), flush: vi.fn() };

it('logs which file is shown and why one is refused, but nothing that is written in it', () => {
  const { contents, send } = fakeContents();
  provideStartContent(contents, { pageUrl: 'app://site/', file: undefined, log, onShown: () => undefined });
  const sha256 = 'a1'.repeat(32);
  send('startContent:reportShown', [sha256]);
  send('startContent:reportRefused', ['notJson']);
  send('startContent:reportRefused', ['<b>text of the file</b>']);
  expect(write.mock.calls.flat()).toEqual([
    { event: 'content', sha256, from: 'file' },
    { event: 'refused-content', reason: 'notJson' },
  ]);
});

it('waits for a file, and says each reason once', async () => {
  vi.useFakeTimers();
  const onWaiting = vi.fn<() => void>();
  const answers = ['notFound', 'notFound', 'notJson'] as const;
  let asked = 0;
  const file = {
    begin: async () => (asked++ < answers.length ? undefined : {}),
    problems: () => [{ kind: answers[asked - 1] }],
  } as unknown as StartFile;
  const waiting = waitForContent(file, log, onWaiting);
  await vi.advanceTimersByTimeAsync(15_000);
  await waiting;
  expect(write.mock.calls.flat()).toEqual([
    { event: 'waiting-for-content', reason: 'notFound' },
    { event: 'waiting-for-content', reason: 'notJson' },
  ]);
  expect(onWaiting).toHaveBeenCalledTimes(2);
});

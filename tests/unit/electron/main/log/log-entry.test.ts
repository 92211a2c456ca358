import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LogEntry, logLine, redactUrl } from '../../../../../electron/main/log/log-entry';

it.each([
  ['https://foundation.example/private?name=me#there', 'https://foundation.example'],
  ['http://user:secret@foundation.example:8080/', 'http://foundation.example:8080'],
  ['a secret', 'invalid URL'],
])('reduces %s to %s', (url, redacted) => expect(redactUrl(url)).toBe(redacted));

it('is one line of JSON with a timestamp', () => {
  const line = logLine({ event: 'reset' }, new Date(Date.UTC(2024, 11, 15)), undefined);
  expect(line).toBe('{"time":"2024-12-15T00:00:00.000Z","event":"reset"}\n');
});

it('is explained in the guide, event by event', () => {
  const events = {
    start: true,
    'refused-start': true,
    alive: true,
    content: true,
    'refused-content': true,
    'waiting-for-content': true,
    'copy-not-kept': true,
    reset: true,
    recovery: true,
    'refused-navigation': true,
    exit: true,
  } as const satisfies Record<LogEntry['event'], true>;
  const guide = readFileSync('OPERATING.md', 'utf8');
  expect(Object.keys(events).filter((event) => !guide.includes(`| \`${event}\` `))).toEqual([]);
});

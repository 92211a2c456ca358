import { expect, it } from 'vitest';
import { logLine, redactUrl } from '../../../../../electron/main/log/log-entry';

it.each([
  ['https://foundation.example/private?name=me#there', 'https://foundation.example'],
  ['http://user:secret@foundation.example:8080/', 'http://foundation.example:8080'],
  ['a secret', 'invalid URL'],
])('reduces %s to %s', (url, redacted) => expect(redactUrl(url)).toBe(redacted));

it('is one line of JSON with a timestamp', () => {
  const line = logLine({ event: 'reset' }, new Date(Date.UTC(2024, 11, 15)), undefined);
  expect(line).toBe('{"time":"2024-12-15T00:00:00.000Z","event":"reset"}\n');
});

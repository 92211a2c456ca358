import { expect, it } from 'vitest';
import { decideOverwrite } from '../../../../../electron/main/desk/replace-policy';

const file = (sha256: string) => ({ kind: 'read', name: 'a.json', text: '', changed: 0, sha256 }) as const;
const unread = <Kind extends string>(kind: Kind) => ({ kind, name: 'a.json' });

it.each([
  ['is as it was opened', file('known'), 'write'],
  ['has what is to be saved already', file('ours'), 'write'],
  ['is gone', unread('notFound'), 'write'],
  ['has become too large', unread('tooLarge'), 'ask'],
  ['is no text any more', unread('notText'), 'ask'],
  ['cannot be read', unread('forbidden'), 'forbidden'],
] as const)('a file that %s', (_what, onDisk, decision) =>
  expect(decideOverwrite(onDisk, 'known', 'ours')).toBe(decision),
);

it.each([
  ['is as it was when staff agreed', file('theirs'), file('theirs'), 'write'],
  ['was saved once more since', file('theirs again'), file('theirs'), 'ask'],
  ['can be read again', file('theirs'), unread('notText'), 'ask'],
] as const)('a file that staff agreed to replace, and that %s', (_what, onDisk, agreed, decision) =>
  expect(decideOverwrite(onDisk, 'known', 'ours', agreed)).toBe(decision),
);

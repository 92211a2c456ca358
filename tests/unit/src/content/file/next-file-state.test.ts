import { expect, test } from 'vitest';
import { defaultContent } from '@/content/default-content';
import { nextFileState } from '@/content/file/next-file-state';

const answer = (sha256: string) =>
  ({ kind: 'read', name: 'ours.json', text: '', changed: 2, sha256 }) as const;
const missing = { kind: 'notFound', name: 'ours.json' } as const;
const readable = (title: string) => ({
  document: { ...defaultContent(), hero: { ...defaultContent().hero, title } },
  notices: [],
});
const notJson = { problems: [{ kind: 'notJson' }] } as const;
const shown = { source: { name: 'ours.json', changed: 1, sha256: 'a1' } };
const refused = { name: 'ours.json', sha256: 'b2', problems: notJson.problems };

test('shows a file that was missing at the start', () => {
  const file = readable('Welcome');
  expect(nextFileState({}, answer('a1'), file).document).toBe(file.document);
});

test('keeps the edits of staff when a file is complete again and unchanged', () => {
  const {
    state,
    document,
    shown: sha256,
  } = nextFileState({ ...shown, refused }, answer('a1'), readable('Welcome'));
  expect(document).toBeUndefined();
  expect(state).toEqual({ source: { name: 'ours.json', changed: 2, sha256: 'a1' } });
  expect(sha256).toBe('a1');
});

test('refuses a file that cannot be read, and keeps the shown content', () => {
  expect(nextFileState(shown, answer('b2'), notJson)).toEqual({
    state: { ...shown, refused },
    refusal: 'notJson',
  });
});

test('reports the same problem once, and then another one', () => {
  const before = { ...shown, refused };
  expect(nextFileState(before, answer('b2'), notJson)).toEqual({ state: before });
  expect(nextFileState(before, answer('d4'), notJson).refusal).toBe('notJson');
  const { state, refusal } = nextFileState(before, missing, { problems: [{ kind: 'notFound' }] });
  expect(refusal).toBe('notFound');
  expect(nextFileState(state, missing, { problems: [{ kind: 'notFound' }] }).state).toEqual(state);
  const forbidden = { kind: 'forbidden', name: 'ours.json' } as const;
  expect(nextFileState(state, forbidden, { problems: [{ kind: 'forbidden' }] }).refusal).toBe('forbidden');
});

import { expect, it, vi } from 'vitest';
import { handleDeskMessages } from '../../../../../electron/main/desk/ipc';
import { fakeContents } from '../../../../support/desktop/fake-contents';

function desk() {
  const page = fakeContents();
  const edits = vi.fn<(hasEdits: boolean) => void>();
  handleDeskMessages(page.contents, 'app://site/', { edits });
  return { ...page, edits };
}

it('handles reports of edits, but only booleans', () => {
  const { send, edits, messageChannels, requestChannels } = desk();
  for (const value of [true, 'yes', 1, undefined, false]) send('desk:edits', [value]);
  expect(edits.mock.calls).toEqual([[true], [false]]);
  expect(messageChannels()).toEqual(['desk:edits']);
  expect(requestChannels()).toEqual([]);
});

it('ignores messages that do not come from the site', () => {
  const { send, edits } = desk();
  send('desk:edits', [true], null);
  expect(edits).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { findOpenDrafts } from '@/app/find-open-drafts';
import { type MessageTopic, startMessage } from '@/features/actions/start-message';
import type { MessageDraft } from '@/features/drafts';

const draft = (values = {}): MessageDraft => ({ values: new Map(Object.entries<string>(values)), step: 0 });
const give: MessageTopic = { topic: 'donation', say: 'I would like to donate $25.' };
const help: MessageTopic = { topic: 'volunteer', say: 'I would like to volunteer.' };
const begun = ({ values }: MessageDraft) => [values.get('inquiryType'), values.get('message')];

it('begins again for another matter until the visitor adds something', () => {
  const helping = ['volunteer', 'I would like to volunteer.\n\n'];
  expect(begun(startMessage(startMessage(draft(), give), help))).toEqual(helping);
});

it('keeps what the visitor typed and chose, and adds the sentence once', () => {
  const theirs = draft({ inquiryType: 'support', message: 'My son needs a ride. ' });
  const added = startMessage(theirs, give);
  expect(begun(added)).toEqual(['support', 'My son needs a ride.\n\nI would like to donate $25.']);
  expect(begun(startMessage(added, give))).toEqual(begun(added));
  expect(findOpenDrafts(added, new Map())).toEqual(['message']);
  expect(begun(startMessage(draft({ message: ' \n ' }), help))[1]).toBe('I would like to volunteer.\n\n');
});

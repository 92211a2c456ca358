import { expect, it } from 'vitest';
import { openDrafts } from '@/app/open-drafts';
import { beginMessage, type Matter } from '@/features/actions/begin-message';
import type { MessageDraft } from '@/features/drafts';

const draft = (values = {}): MessageDraft => ({ values: new Map(Object.entries<string>(values)), step: 0 });
const give: Matter = { topic: 'donation', say: 'I would like to donate $25.' };
const help: Matter = { topic: 'volunteer', say: 'I would like to volunteer.' };
const begun = ({ values }: MessageDraft) => [values.get('inquiryType'), values.get('message')];

it('begins again for another matter until the visitor adds something', () => {
  const helping = ['volunteer', 'I would like to volunteer.\n\n'];
  expect(begun(beginMessage(beginMessage(draft(), give), help))).toEqual(helping);
});

it('keeps what the visitor typed and chose, and adds the sentence once', () => {
  const theirs = draft({ inquiryType: 'support', message: 'My son needs a ride. ' });
  const added = beginMessage(theirs, give);
  expect(begun(added)).toEqual(['support', 'My son needs a ride.\n\nI would like to donate $25.']);
  expect(begun(beginMessage(added, give))).toEqual(begun(added));
  expect(openDrafts(added, new Map())).toEqual(['message']);
  expect(begun(beginMessage(draft({ message: ' \n ' }), help))[1]).toBe('I would like to volunteer.\n\n');
});

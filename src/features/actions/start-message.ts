import type { InquiryType } from '@/copy/types';
import type { MessageDraft } from '@/features/drafts';
import { visibleText } from '@/lib/visible-text';

export interface MessageTopic {
  readonly topic: InquiryType;
  readonly say: string;
}

/** Starts a message about a topic, below typed text that was not taken along yet. Keeps a chosen inquiry type. */
export function startMessage(draft: MessageDraft, { topic, say }: MessageTopic): MessageDraft {
  const { values, taken } = draft;
  const text = values.get('message') ?? '';
  const isTheirs = visibleText(text) !== '' && taken?.get('message') !== text;
  const inquiryType = (isTheirs && values.get('inquiryType')) || topic;
  const extended = text.includes(say) ? text : `${text.trimEnd()}\n\n${say}`;
  const message = isTheirs ? extended : `${say}\n\n`;
  // Marks the text as taken along: a button wrote it, so nothing typed can be lost.
  const byButton = isTheirs ? [] : Object.entries({ inquiryType, message });
  return {
    ...draft,
    values: new Map([...values, ['inquiryType', inquiryType], ['message', message]]),
    taken: new Map([...(taken ?? []), ...byButton]),
  };
}

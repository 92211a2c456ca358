import type { InquiryType } from '@/copy/types';
import type { MessageDraft } from '@/features/drafts';
import { visibleText } from '@/lib/visible-text';

export interface MessageTopic {
  readonly topic: InquiryType;
  readonly say: string;
}

/** Begins a message for a matter, below what the visitor typed and has not taken along; keeps an inquiry type they chose. */
export function startMessage(draft: MessageDraft, { topic, say }: MessageTopic): MessageDraft {
  const { values, taken } = draft;
  const text = values.get('message') ?? '';
  const isTheirs = visibleText(text) !== '' && taken?.get('message') !== text;
  const inquiryType = (isTheirs && values.get('inquiryType')) || topic;
  const message = isTheirs ? (text.includes(say) ? text : `${text.trimEnd()}\n\n${say}`) : `${say}\n\n`;
  // Does not ask to keep a message that a button wrote, because the visitor has typed nothing.
  const byButton = isTheirs ? [] : Object.entries({ inquiryType, message });
  return {
    ...draft,
    values: new Map([...values, ['inquiryType', inquiryType], ['message', message]]),
    taken: new Map([...(taken ?? []), ...byButton]),
  };
}

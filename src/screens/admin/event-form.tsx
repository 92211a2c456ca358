import { BreakableText } from '@/components/ui/breakable-text';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { CommunityEvent } from '@/content/types';
import { useCopy } from '@/language';
import { isDay } from '@/lib/format-date';
import { EasyWordsField } from './easy-words-field';
import type { ItemFormProps } from './list-panel';
import { RequiredForm } from './required-form';

/** Adds or edits an event; every field is required (specification, section 5). */
export function EventForm({ item, onSave, ...form }: ItemFormProps<CommunityEvent>) {
  const { labels, timeHint, errors } = useCopy<'content'>().admin.events;
  return (
    <RequiredForm
      {...form}
      item={item}
      labels={labels}
      messages={errors}
      checks={{ date: isDay }}
      onValid={onSave}
    >
      {(field) => (
        <>
          <div className="grid gap-6 @min-[34rem]:grid-cols-[5fr_3fr]">
            <TextField {...field('title')} />
            <TextField {...field('date')} type="date" max="9999-12-31" />
          </div>
          <TextField {...field('time')} hint={<BreakableText>{timeHint}</BreakableText>} />
          <TextField {...field('location')} />
          <TextAreaField {...field('description')} rows={3} />
          <EasyWordsField item={item} />
        </>
      )}
    </RequiredForm>
  );
}

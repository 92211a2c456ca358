import { BreakableText } from '@/components/ui/breakable-text';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { CommunityEvent } from '@/content/types';
import { useCopy } from '@/language';
import { isDay } from '@/lib/format-date';
import { trimmedText } from '@/lib/visible-text';
import { AdminForm } from './admin-form';
import { EasyWordsField, easyWordsOf } from './easy-words-field';
import { useEditedLanguage } from './edited-language';
import type { ItemFormProps } from './list-panel';
import { wrongFields } from './wrong-fields';

/** Adds or edits an event; every field is required (specification, section 5). */
export function EventForm({ item, draft, onSave, onCancel }: ItemFormProps<CommunityEvent>) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const { labels, timeHint, errors: messages } = admin.events;
  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      validate={(data) => wrongFields(data, messages, { date: isDay })}
      onValid={(data) =>
        onSave({
          title: trimmedText(data, 'title'),
          date: trimmedText(data, 'date'),
          time: trimmedText(data, 'time'),
          location: trimmedText(data, 'location'),
          description: trimmedText(data, 'description'),
          easyWords: easyWordsOf(data),
        })
      }
    >
      {(errors) => (
        <>
          <div className="grid gap-6 @min-[34rem]:grid-cols-[5fr_3fr]">
            <TextField
              name="title"
              lang={tag}
              label={labels.title}
              required
              defaultValue={item?.title}
              error={errors.title}
            />
            <TextField
              name="date"
              type="date"
              label={labels.date}
              required
              max="9999-12-31"
              defaultValue={item?.date}
              error={errors.date}
            />
          </div>
          <TextField
            name="time"
            lang={tag}
            label={labels.time}
            hint={<BreakableText>{timeHint}</BreakableText>}
            required
            defaultValue={item?.time}
            error={errors.time}
          />
          <TextField
            name="location"
            lang={tag}
            label={labels.location}
            required
            defaultValue={item?.location}
            error={errors.location}
          />
          <TextAreaField
            name="description"
            lang={tag}
            label={labels.description}
            required
            rows={3}
            defaultValue={item?.description}
            error={errors.description}
          />
          <EasyWordsField item={item} />
        </>
      )}
    </AdminForm>
  );
}

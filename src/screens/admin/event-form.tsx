import { BreakableText } from '@/components/ui/breakable-text';
import { CheckedForm } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { CommunityEvent } from '@/content/types';
import { admin } from '@/copy/admin';
import { common } from '@/copy/site';
import { trimmedText } from '@/lib/form-data';
import { FormButtons } from './form-buttons';
import type { ItemFormProps } from './list-panel';
import { missingFields } from './missing-fields';

/** Adds or edits an event; every field is required (specification, section 5). */
export function EventForm({ item, onSave, onCancel }: ItemFormProps<CommunityEvent>) {
  const { labels, timeHint, errors: messages } = admin.events;
  return (
    <CheckedForm
      summaryTitle={common.errorSummaryTitle}
      textLimit={common.textLimit}
      requiredNote={common.requiredNote}
      validate={(data) => missingFields(data, messages)}
      onValid={(data) =>
        onSave({
          title: trimmedText(data, 'title'),
          date: trimmedText(data, 'date'),
          time: trimmedText(data, 'time'),
          location: trimmedText(data, 'location'),
          description: trimmedText(data, 'description'),
        })
      }
    >
      {(errors) => (
        <>
          <TextField
            name="title"
            label={labels.title}
            required
            defaultValue={item?.title}
            error={errors.title}
            autoFocus
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
          <TextField
            name="time"
            label={labels.time}
            hint={<BreakableText>{timeHint}</BreakableText>}
            required
            defaultValue={item?.time}
            error={errors.time}
          />
          <TextField
            name="location"
            label={labels.location}
            required
            defaultValue={item?.location}
            error={errors.location}
          />
          <TextAreaField
            name="description"
            label={labels.description}
            required
            rows={3}
            defaultValue={item?.description}
            error={errors.description}
          />
          <FormButtons onCancel={onCancel} />
        </>
      )}
    </CheckedForm>
  );
}

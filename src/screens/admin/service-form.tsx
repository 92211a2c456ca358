import { CheckedForm } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Service } from '@/content/types';
import { admin } from '@/copy/admin';
import { common } from '@/copy/site';
import { trimmedText } from '@/lib/form-data';
import { FormButtons } from './form-buttons';
import { IconField } from './icon-field';
import type { ItemFormProps } from './list-panel';
import { missingFields } from './missing-fields';

/** Adds or edits a service; title and description are required (specification, section 5). */
export function ServiceForm({ item, onSave, onCancel }: ItemFormProps<Service>) {
  const { labels, errors: messages } = admin.services;
  return (
    <CheckedForm
      summaryTitle={common.errorSummaryTitle}
      textLimit={common.textLimit}
      requiredNote={common.requiredNote}
      validate={(data) => missingFields(data, messages)}
      onValid={(data) =>
        onSave({
          title: trimmedText(data, 'title'),
          description: trimmedText(data, 'description'),
          icon: trimmedText(data, 'icon'),
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
          <TextAreaField
            name="description"
            label={labels.description}
            required
            rows={3}
            defaultValue={item?.description}
            error={errors.description}
          />
          <IconField initial={item?.icon} />
          <FormButtons onCancel={onCancel} />
        </>
      )}
    </CheckedForm>
  );
}

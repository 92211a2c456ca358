import { TextAreaField, TextField } from '@/components/ui/field';
import type { Service } from '@/content/types';
import { useCopy } from '@/language';
import { trimmedText } from '@/lib/visible-text';
import { EasyWordsField } from './easy-words-field';
import { IconField } from './icon-field';
import type { ItemFormProps } from './list-panel';
import { RequiredForm } from './required-form';

/** Adds or edits a service; title and description are required (specification, section 5). */
export function ServiceForm({ item, onSave, ...form }: ItemFormProps<Service>) {
  const { labels, errors } = useCopy<'content'>().admin.services;
  return (
    <RequiredForm
      {...form}
      item={item}
      labels={labels}
      messages={errors}
      onValid={(values, data) => onSave({ ...values, icon: trimmedText(data, 'icon') })}
    >
      {(field) => (
        <>
          <TextField {...field('title')} />
          <TextAreaField {...field('description')} rows={3} />
          <EasyWordsField item={item} />
          <IconField initial={item?.icon} chosen={form.draft.get('icon')} />
        </>
      )}
    </RequiredForm>
  );
}

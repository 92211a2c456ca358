import { TextAreaField, TextField } from '@/components/ui/field';
import type { Service } from '@/content/types';
import { useCopy } from '@/language';
import { trimmedText } from '@/lib/visible-text';
import { AdminForm } from './admin-form';
import { EasyWordsField, easyWordsOf } from './easy-words-field';
import { useEditedLanguage } from './edited-language';
import { IconField } from './icon-field';
import type { ItemFormProps } from './list-panel';
import { wrongFields } from './wrong-fields';

/** Adds or edits a service; title and description are required (specification, section 5). */
export function ServiceForm({ item, draft, onSave, onCancel }: ItemFormProps<Service>) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const { labels, errors: messages } = admin.services;
  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      validate={(data) => wrongFields(data, messages)}
      onValid={(data) =>
        onSave({
          title: trimmedText(data, 'title'),
          description: trimmedText(data, 'description'),
          icon: trimmedText(data, 'icon'),
          easyWords: easyWordsOf(data),
        })
      }
    >
      {(errors) => (
        <>
          <TextField
            name="title"
            lang={tag}
            label={labels.title}
            required
            defaultValue={item?.title}
            error={errors.title}
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
          <IconField initial={item?.icon} chosen={draft.get('icon')} />
        </>
      )}
    </AdminForm>
  );
}

import { TextAreaField, TextField } from '@/components/ui/field';
import type { Testimonial } from '@/content/types';
import { ratings } from '@/content-file/content-file';
import { useCopy } from '@/language';
import { trimmedText } from '@/lib/visible-text';
import { AdminForm } from './admin-form';
import { EasyWordsField, easyWordsOf } from './easy-words-field';
import { useEditedLanguage } from './edited-language';
import type { ItemFormProps } from './list-panel';
import { wrongFields } from './wrong-fields';

/** The rating that the form suggests for a new testimonial (specification, section 9). */
const DEFAULT_RATING = 5;

/** Whether the text is a whole number from 1 to 5 (specification, section 5). */
export function isRating(text: string): boolean {
  const rating = Number(text);
  return text !== '' && Number.isInteger(rating) && rating >= ratings.from && rating <= ratings.to;
}

/** Adds or edits a testimonial; every field is required (specification, section 5). */
export function TestimonialForm({ item, draft, onSave, onCancel }: ItemFormProps<Testimonial>) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const { labels, ratingHint, errors: messages } = admin.testimonials;
  return (
    <AdminForm
      draft={draft}
      onCancel={onCancel}
      validate={(data) => wrongFields(data, messages, { rating: isRating })}
      onValid={(data) =>
        onSave({
          name: trimmedText(data, 'name'),
          role: trimmedText(data, 'role'),
          content: trimmedText(data, 'content'),
          rating: Number(trimmedText(data, 'rating')),
          easyWords: easyWordsOf(data),
        })
      }
    >
      {(errors) => (
        <>
          <div className="grid gap-6 @min-[34rem]:grid-cols-2">
            <TextField
              name="name"
              label={labels.name}
              required
              defaultValue={item?.name}
              error={errors.name}
            />
            <TextField
              name="role"
              lang={tag}
              label={labels.role}
              required
              defaultValue={item?.role}
              error={errors.role}
            />
          </div>
          <TextAreaField
            name="content"
            lang={tag}
            label={labels.content}
            required
            rows={4}
            defaultValue={item?.content}
            error={errors.content}
          />
          <EasyWordsField item={item} />
          <TextField
            name="rating"
            type="number"
            label={labels.rating}
            hint={ratingHint}
            required
            min={ratings.from}
            max={ratings.to}
            step={1}
            defaultValue={item?.rating ?? DEFAULT_RATING}
            error={errors.rating}
          />
        </>
      )}
    </AdminForm>
  );
}

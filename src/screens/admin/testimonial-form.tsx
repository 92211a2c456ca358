import { CheckedForm, type FormErrors, trimmedText } from '@/components/ui/checked-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Testimonial } from '@/content/types';
import { admin } from '@/copy/admin';
import { common } from '@/copy/site';
import { FormButtons } from './form-buttons';
import type { ItemFormProps } from './list-panel';
import { missingFields } from './missing-fields';
import { DEFAULT_RATING, HIGHEST_RATING, isRating, LOWEST_RATING } from './rating';

function check(data: FormData): FormErrors {
  const { errors: words } = admin.testimonials;
  const missing = missingFields(data, words);
  return isRating(trimmedText(data, 'rating')) ? missing : { ...missing, rating: words.rating };
}

/** Adds or changes a testimonial: everything is required, the rating from 1 to 5 (specification, section 5). */
export function TestimonialForm({ item, onSave, onCancel }: ItemFormProps<Testimonial>) {
  const { labels, ratingHint } = admin.testimonials;
  return (
    <CheckedForm
      summaryTitle={common.errorSummaryTitle}
      requiredNote={common.requiredNote}
      onSubmit={(data) => {
        const errors = check(data);
        if (Object.keys(errors).length === 0) {
          onSave({
            name: trimmedText(data, 'name'),
            role: trimmedText(data, 'role'),
            content: trimmedText(data, 'content'),
            rating: Number(trimmedText(data, 'rating')),
          });
        }
        return errors;
      }}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={labels.name}
            required
            defaultValue={item?.name}
            error={errors.name}
            autoFocus
          />
          <TextField name="role" label={labels.role} required defaultValue={item?.role} error={errors.role} />
          <TextAreaField
            name="content"
            label={labels.content}
            required
            rows={4}
            defaultValue={item?.content}
            error={errors.content}
          />
          <TextField
            name="rating"
            type="number"
            label={labels.rating}
            hint={ratingHint}
            required
            min={LOWEST_RATING}
            max={HIGHEST_RATING}
            step={1}
            defaultValue={item?.rating ?? DEFAULT_RATING}
            error={errors.rating}
          />
          <FormButtons onCancel={onCancel} />
        </>
      )}
    </CheckedForm>
  );
}

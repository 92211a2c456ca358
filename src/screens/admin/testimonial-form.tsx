import { TextAreaField, TextField } from '@/components/ui/field';
import type { Testimonial } from '@/content/types';
import { ratings } from '@/content-file/content-file';
import { useCopy } from '@/language';
import { EasyWordsField } from './easy-words-field';
import type { ItemFormProps } from './list-panel';
import { RequiredForm } from './required-form';

/** The rating that the form suggests for a new testimonial (specification, section 9). */
const DEFAULT_RATING = 5;

/** Whether the text is a whole number from 1 to 5 (specification, section 5). */
export function isRating(text: string): boolean {
  const rating = Number(text);
  return text !== '' && Number.isInteger(rating) && rating >= ratings.from && rating <= ratings.to;
}

/** Adds or edits a testimonial; every field is required (specification, section 5). */
export function TestimonialForm({ item, onSave, ...form }: ItemFormProps<Testimonial>) {
  const { labels, ratingHint, errors } = useCopy<'content'>().admin.testimonials;
  return (
    <RequiredForm
      {...form}
      item={item}
      labels={labels}
      messages={errors}
      checks={{ rating: isRating }}
      onValid={(values) => onSave({ ...values, rating: Number(values.rating) })}
    >
      {(field) => (
        <>
          <div className="grid gap-6 @min-[34rem]:grid-cols-2">
            <TextField {...field('name')} />
            <TextField {...field('role')} />
          </div>
          <TextAreaField {...field('content')} rows={4} />
          <EasyWordsField item={item} />
          <TextField
            {...field('rating')}
            type="number"
            hint={ratingHint}
            min={ratings.from}
            max={ratings.to}
            step={1}
            defaultValue={item?.rating ?? DEFAULT_RATING}
          />
        </>
      )}
    </RequiredForm>
  );
}

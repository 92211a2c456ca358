import { StarRating } from '@/components/site/star-rating';
import type { Testimonial } from '@/content/types';
import { lists } from '@/content-file/schema';
import { useListActions } from '@/content-store/use-change-content';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { useEditedContent, useEditedLanguage } from './edited-language';
import { ListPanel } from './list-panel';
import { SchemaForm } from './schema-form';

/** The testimonials that Home shows; every field is required (specification, section 5). */
export function TestimonialsPanel() {
  const { admin, common } = useCopy<'content'>();
  const { content, languageOf } = useEditedContent();
  const actions = useListActions('testimonials', useEditedLanguage());
  return (
    <ListPanel
      tab="testimonials"
      copy={admin.testimonials}
      items={content.testimonials}
      actions={actions}
      nameOf={(testimonial) => testimonial.name}
      renderDetails={(testimonial) => (
        <>
          <p lang={languageOf(testimonial, 'role')}>{testimonial.role}</p>
          <div className="my-1.5">
            <StarRating
              rating={testimonial.rating}
              label={fill(common.rated, { rating: testimonial.rating })}
            />
          </div>
          <p lang={languageOf(testimonial, 'content')}>{testimonial.content}</p>
        </>
      )}
      renderForm={({ onSave, ...form }) => (
        <SchemaForm
          {...form}
          schema={lists.testimonials}
          labels={admin.testimonials.labels}
          hints={{ rating: admin.testimonials.ratingHint }}
          messages={admin.testimonials.errors}
          onSave={(values) => onSave(values as Testimonial)}
        />
      )}
    />
  );
}

import { StarRating } from '@/components/site/star-rating';
import { useChangeContent, useContent } from '@/content-store/content-store';
import { admin } from '@/copy/admin';
import { common } from '@/copy/site';
import { ListPanel } from './list-panel';
import { TestimonialForm } from './testimonial-form';

/** The testimonials that Home shows. */
export function TestimonialsPanel() {
  const { testimonials } = useContent();
  const change = useChangeContent();
  return (
    <ListPanel
      words={admin.testimonials}
      items={testimonials}
      nameOf={(testimonial) => testimonial.name}
      describe={({ role, content, rating }) => (
        <>
          <p>{role}</p>
          <StarRating rating={rating} label={common.rated(rating)} />
          <p>{content}</p>
        </>
      )}
      form={(props) => <TestimonialForm {...props} />}
      onSave={(draft) => change({ type: 'save', list: 'testimonials', draft, now: Date.now() })}
      onDelete={({ id }) => change({ type: 'delete', list: 'testimonials', id })}
      onRestore={(item, index) => change({ type: 'restore', list: 'testimonials', item, index })}
    />
  );
}

import { StarRating } from '@/components/site/star-rating';
import { useContent } from '@/content-store/content-store';
import { useListActions } from '@/content-store/use-list-actions';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { ListPanel } from './list-panel';
import { TestimonialForm } from './testimonial-form';

/** The testimonials that Home shows. */
export function TestimonialsPanel() {
  const { admin, common } = useCopy<'tools'>();
  const { testimonials } = useContent();
  const actions = useListActions('testimonials');
  return (
    <ListPanel
      tab="testimonials"
      copy={admin.testimonials}
      items={testimonials}
      actions={actions}
      nameOf={(testimonial) => testimonial.name}
      renderDetails={({ role, content, rating }) => (
        <>
          <p>{role}</p>
          <div className="my-1.5">
            <StarRating rating={rating} label={fill(common.rated, { rating })} />
          </div>
          <p>{content}</p>
        </>
      )}
      renderForm={(props) => <TestimonialForm {...props} />}
    />
  );
}

import { Card } from '@/components/site/card';
import { Section } from '@/components/site/section';
import { StarRating } from '@/components/site/star-rating';
import { threadFor } from '@/components/site/weave/thread-for';
import { Paged } from '@/components/ui/paged';
import type { Testimonial } from '@/content/types';
import { home } from '@/copy/home';
import { common } from '@/copy/site';
import { fill } from '@/lib/fill';

/** What families say; the first testimonial gets the most room. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section anchor="families" title={home.testimonials.title}>
      {testimonials.length === 0 ? (
        <p>{home.testimonials.empty}</p>
      ) : (
        <Paged items={testimonials} copy={common.pages}>
          {(shown) => (
            <ul className="grid gap-5 @min-[40rem]:grid-cols-2 @min-[40rem]:*:first:col-span-2 @min-[56rem]:grid-cols-[5fr_4fr_3fr] @min-[56rem]:*:first:col-span-1">
              {shown.map(({ id, name, role, content, rating }, index) => (
                <Card key={id} as="li" goal={threadFor(index + 4)}>
                  <figure className="flex grow flex-col wrap-anywhere">
                    <StarRating rating={rating} label={fill(common.rated, { rating })} />
                    <blockquote
                      className={`mt-4 grow whitespace-pre-line ${index === 0 ? 'text-2xl leading-normal' : ''}`}
                    >
                      <p>{fill(home.testimonials.quote, { content })}</p>
                    </blockquote>
                    <figcaption className="mt-6">
                      <p className="font-bold">{name}</p>
                      <p className="text-ink-soft">{role}</p>
                    </figcaption>
                  </figure>
                </Card>
              ))}
            </ul>
          )}
        </Paged>
      )}
    </Section>
  );
}

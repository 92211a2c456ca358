import { Card } from '@/components/site/card';
import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import { StarRating } from '@/components/site/star-rating';
import { LongList } from '@/components/ui/long-list';
import type { Testimonial } from '@/content/document';
import { useCopy } from '@/copy';
import { fill } from '@/lib/fill';

function Quote({ testimonial, isFeature }: { testimonial: Testimonial; isFeature?: boolean }) {
  const { common, home } = useCopy();
  const { name, role, content, rating, languages } = testimonial;
  return (
    <figure
      className={`flex grow flex-col wrap-anywhere ${isFeature ? '' : 'kiosk:@min-[26rem]:@max-[30rem]:text-[0.9em]'}`}
    >
      <StarRating rating={rating} label={fill(common.rated, { rating })} />
      <blockquote
        className={`whitespace-pre-line ${isFeature ? 'step-title my-4 tight:my-0 tight:leading-[1.12]! compact:text-xl font-medium leading-snug @min-[62rem]:text-4xl kiosk:@min-[74rem]:text-xl' : 'my-2'}`}
      >
        <p lang={languages?.content} className={`break-after-avoid ${isFeature ? 'text-balance' : ''}`}>
          {fill(home.testimonials.quote, { content })}
        </p>
      </blockquote>
      <figcaption
        className={`${isFeature ? 'mt-auto' : ''} kiosk:flex kiosk:flex-wrap kiosk:gap-x-[0.6em] kiosk:break-inside-avoid`}
      >
        <p className="font-bold">{name}</p>
        <p lang={languages?.role} className="text-ink-soft">
          {role}
        </p>
        <InLanguage of={testimonial} copy={common.inLanguage} />
      </figcaption>
    </figure>
  );
}

/** Puts the others below or beside the first one, which leads. */
const othersBelow = '@min-[26rem]:@max-[50rem]:grid-cols-2 @min-[26rem]:@max-[50rem]:*:first:col-span-full';
const othersBeside = '@min-[50rem]:grid-cols-[7fr_5fr] @min-[50rem]:*:first:row-span-2';

/** Puts all side by side on a wide or a low display. With large text, they are in a column, since no page ends within a row. */
const inOneRow =
  '*:flex-3 *:first:flex-5 compact:@min-[36rem]:flex kiosk:@min-[74rem]:flex tight:grid! tight:grid-cols-1!';

/** Testimonials: one is the feature, and the others are quiet. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { home, common } = useCopy();
  return (
    <Section anchor="families" title={home.testimonials.title}>
      {testimonials.length === 0 ? (
        <p>{home.testimonials.empty}</p>
      ) : (
        <LongList items={testimonials} copy={common.batches}>
          {(shown) => (
            <ul
              className={`grid gap-x-8 gap-y-6 print:items-start ${othersBelow} ${othersBeside} ${inOneRow}`}
            >
              {shown.map((testimonial, index) =>
                index === 0 ? (
                  <Card key={testimonial.id} feature>
                    <Quote testimonial={testimonial} isFeature />
                  </Card>
                ) : (
                  <li key={testimonial.id} className="break-inside-avoid border-t border-hairline pt-row">
                    <Quote testimonial={testimonial} />
                  </li>
                ),
              )}
            </ul>
          )}
        </LongList>
      )}
    </Section>
  );
}

import type { CommunityEvent, EasyLine, Hero, Service, Testimonial } from '@/content/types';
import { easySamples } from '@/copy/easy-read/samples';
import { sampleContent } from '@/copy/editable';

/** The lines written for a sample item, unless staff have edited the text that they are about. */
function sampleLines<Item extends { id: number }>(
  item: Item,
  samples: readonly Item[],
  textOf: (item: Item) => string | undefined,
  lines: Readonly<Record<number, readonly EasyLine[]>>,
): readonly EasyLine[] | undefined {
  const sample = samples.find(({ id }) => id === item.id);
  return sample && textOf(sample) === textOf(item) ? lines[item.id] : undefined;
}

/** What the hero says below its title. */
export function heroLines({ subtitle }: Hero): readonly EasyLine[] {
  const isSample = subtitle === sampleContent.hero.subtitle;
  return isSample ? easySamples.hero : [{ icon: 'heart', text: subtitle }];
}

/** What a service is about. */
export function serviceLines(service: Service): readonly EasyLine[] {
  return (
    sampleLines(service, sampleContent.services, ({ description }) => description, easySamples.services) ?? [
      { icon: 'hands', text: service.description },
    ]
  );
}

/** What a service includes. */
export function featureLines(service: Service): readonly EasyLine[] {
  return (
    sampleLines(
      service,
      sampleContent.services,
      ({ features }) => features?.join('\n'),
      easySamples.features,
    ) ?? (service.features ?? []).map((text) => ({ icon: 'sparkles', text }))
  );
}

/** Who says what in a testimonial. */
export function testimonialLines(testimonial: Testimonial): readonly EasyLine[] {
  return (
    sampleLines(
      testimonial,
      sampleContent.testimonials,
      ({ role, content }) => `${role}\n${content}`,
      easySamples.testimonials,
    ) ?? [
      { icon: 'people', text: testimonial.role },
      { icon: 'megaphone', text: testimonial.content },
    ]
  );
}

/** What an event is about. */
export function eventLines(event: CommunityEvent): readonly EasyLine[] {
  return (
    sampleLines(event, sampleContent.events, ({ description }) => description, easySamples.events) ?? [
      { icon: 'calendar', text: event.description },
    ]
  );
}

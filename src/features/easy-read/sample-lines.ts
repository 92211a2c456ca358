import type { CommunityEvent, EasyLine, Hero, Service, Testimonial } from '@/content/types';
import { askFor } from '@/copy/easy-read/common';
import { easySamples } from '@/copy/easy-read/samples';
import { sampleContent } from '@/copy/editable';
import { fill } from '@/lib/fill';

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
  return isSample ? easySamples.hero : [{ picture: 'kindness', text: subtitle }];
}

/** The name of a sample service in plain words, unless staff have renamed it. */
export function serviceTitle({ id, title }: Service): string {
  const isSample = sampleContent.services.some((sample) => sample.id === id && sample.title === title);
  return (isSample && easySamples.serviceTitles[id]) || title;
}

/** The name to ask for, if the title does not give it. */
export function serviceName(service: Service): readonly EasyLine[] {
  const { title: name } = service;
  return serviceTitle(service) === name ? [] : [{ picture: 'phone', text: fill(askFor, { name }) }];
}

/** What a service is about. */
export function serviceLines(service: Service): readonly EasyLine[] {
  return (
    sampleLines(service, sampleContent.services, ({ description }) => description, easySamples.services) ?? [
      { picture: 'helper', text: service.description },
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
    ) ?? (service.features ?? []).map((text, index) => ({ picture: index === 0 ? 'list' : undefined, text }))
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
      { picture: 'family', text: testimonial.role },
      { picture: 'talk', text: testimonial.content },
    ]
  );
}

/** What an event is about. */
export function eventLines(event: CommunityEvent): readonly EasyLine[] {
  return (
    sampleLines(event, sampleContent.events, ({ description }) => description, easySamples.events) ?? [
      { picture: 'group', text: event.description },
    ]
  );
}

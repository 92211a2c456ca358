import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { fields } from '@/content/fields';
import { remainingSamples } from '@/content/remaining-samples';
import { keysOf } from '@/lib/keys-of';

/** The facts that count what a foundation has done. */
const figures = keysOf(fields.foundation).filter((name) => fields.foundation[name].kind === 'figure');

/** Removes sample quotes, and sample figures about the foundation's work. */
export function toPublishableContent(content: Content): Content {
  const { foundation: kept, testimonials: quotes } = remainingSamples(content, defaultContent());
  const blank = Object.fromEntries(figures.filter((name) => name in kept).map((name) => [name, '']));
  return {
    ...content,
    foundation: { ...content.foundation, ...blank },
    testimonials: content.testimonials.filter((quote) => !quotes.includes(quote)),
  };
}

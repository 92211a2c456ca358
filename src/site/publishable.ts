import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { samplesIn } from '@/content/samples';

/** The facts that count what a foundation has done. */
const figures = ['lives', 'communities', 'volunteers'] as const;

/** Leaves out what the default content invents as somebody's words, or as a result of the foundation's work. */
export function publishable(content: Content): Content {
  const { foundation: kept, testimonials: quotes } = samplesIn(content, defaultContent());
  const foundation = { ...content.foundation };
  for (const figure of figures) if (figure in kept) foundation[figure] = '';
  return {
    ...content,
    foundation,
    testimonials: content.testimonials.filter((quote) => !quotes.includes(quote)),
  };
}

import type { Editable, EditableContent } from '@/content/types';
import { visibleText } from '@/lib/visible-text';

/** The texts that easy words can replace. */
type LongText = 'subtitle' | 'entrance' | 'description' | 'content';

/**
 * An item with staff's easy words instead of its text, if it has any. Words that nobody has translated yet do not replace
 * a text in the visitor's language.
 */
export function inEasyWords<Field extends LongText, Item extends Editable & Readonly<Record<Field, string>>>(
  item: Item,
  field: Field,
): Item {
  const { easyWords = '', languages: { easyWords: language, ...languages } = {} } = item;
  const isEasier = visibleText(easyWords) && (!language || languages[field]);
  if (!isEasier) return { ...item, languages };
  return { ...item, [field]: easyWords, languages: { ...languages, [field]: language } };
}

/** The content with staff's easy words. */
export function contentInEasyWords(content: EditableContent): EditableContent {
  return {
    hero: inEasyWords(content.hero, 'subtitle'),
    foundation: inEasyWords(content.foundation, 'entrance'),
    services: content.services.map((service) => inEasyWords(service, 'description')),
    testimonials: content.testimonials.map((testimonial) => inEasyWords(testimonial, 'content')),
    events: content.events.map((event) => inEasyWords(event, 'description')),
    programs: content.programs.map((program) => inEasyWords(program, 'description')),
    roles: content.roles.map((role) => inEasyWords(role, 'description')),
    gifts: content.gifts.map((gift) => inEasyWords(gift, 'description')),
    partnerships: content.partnerships.map((partnership) => inEasyWords(partnership, 'description')),
    support: content.support.map((type) => inEasyWords(type, 'description')),
  };
}

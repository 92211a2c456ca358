import type { LanguageTag } from '@/content/languages';
import type { EditableContent, HomeContent } from '@/content/types';
import { visitNotes } from '@/content/visit-notes';
import { readContentFile } from '@/content-file';
import { listNames } from '@/content-file/content-file';
import { contentIn } from '@/content-store/edits';
import json from './sample-content.json' with { type: 'json' };

// Only builds and tests run this: a site has what it returns (resources/build/samples.ts).

const { file, problems } = readContentFile(JSON.stringify(json));
if (problems) throw new Error(`src/samples/sample-content.json: ${JSON.stringify(problems)}`);
const { edits } = file;

const none = { hero: {}, foundation: {}, ...Object.fromEntries(listNames.map((name) => [name, []])) };

/** All sample content in a language (specification, sections 3 and 4). */
export const allSamples = (tag: LanguageTag): EditableContent =>
  contentIn(tag, none as unknown as EditableContent, edits);

/** What Home shows of it: a service without what it includes, and no notes on replies, calls and visits. */
export function homeSamples(tag: LanguageTag): HomeContent {
  const { hero, foundation, services, testimonials, events } = allSamples(tag);
  const { replyNote: _, videoRelay: __, ...facts } = foundation;
  for (const note of visitNotes) delete facts[note];
  return {
    hero,
    foundation: facts,
    services: services.map(({ features: _, ...service }) => service),
    testimonials,
    events,
  };
}

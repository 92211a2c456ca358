import { memoize } from '@/lib/memoize';
import json from './default-content.json' with { type: 'json' };
import type { Content } from './document';
import { readContent } from './read-content';

const read = memoize((samples: object): Content => {
  const { document, problems } = readContent(JSON.stringify(samples));
  if (!document) throw new Error(`src/content/default-content.json: ${JSON.stringify(problems)}`);
  return document;
});

/** The content of a site until somebody replaces it (specification, sections 3 and 4). Only the build needs it whole. */
export const defaultContent = (): Content => read(json);

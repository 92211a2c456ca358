import json from './default-content.json' with { type: 'json' };
import type { Content } from './document';
import { readContent } from './read-content';

let read: Content | undefined;

/** The content of a site until somebody replaces it (specification, sections 3 and 4). Only the build needs it whole. */
export function defaultContent(): Content {
  if (read) return read;
  const { document, problems } = readContent(JSON.stringify(json));
  if (!document) throw new Error(`src/content/default-content.json: ${JSON.stringify(problems)}`);
  read = document;
  return document;
}

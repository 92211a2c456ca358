import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultContent } from '../../../src/content/default-content';
import type { Content } from '../../../src/content/document';
import { CONTENT_IN_SITE } from '../../../src/content/file-rules';
import { readContent } from '../../../src/content/read-content';
import { remainingSamples } from '../../../src/content/remaining-samples';
import { fileError } from '../lib/file-error';

/** The content file in the built site, beside the bundled main process. */
const file = fileURLToPath(new URL(`../renderer/${CONTENT_IN_SITE}`, import.meta.url));

function readBuilt(): Content | undefined {
  try {
    return readContent(readFileSync(file, 'utf8')).document;
  } catch (error) {
    // The dev server has no built site.
    return fileError(error) === 'notFound' ? defaultContent() : undefined;
  }
}

const built = readBuilt();

/** The reason why the app cannot start, unless its own content can be read. */
export const builtContentError = built
  ? undefined
  : `The app is damaged: ${file} cannot be read. Install it again.`;

export const builtContent = built ?? defaultContent();

/** The samples that the built site still has. */
export const builtSamples = remainingSamples(builtContent, defaultContent());

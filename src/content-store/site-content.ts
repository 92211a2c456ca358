import type { Edits } from './edits';

/** What the site starts with instead of the samples; a build with a content file has it here (resources/build/site-content.ts). */
export const siteContent: Edits = {};

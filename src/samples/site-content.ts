import type { Edits } from '@/content-store/edits';

/** What takes the place of the samples; a build with a content file has it here (resources/build/site-content.ts). */
export const siteContent: Edits = {};

import { sharedState } from '@/components/ui/shared-state';
import type { EditableContent } from '@/content/types';
import { useCopy, useLanguage } from '@/language';
import { contentIn, type Edits } from './edits';
import { siteContent } from './site-content';

/** Keeps what staff change, in memory only, until the page reloads (specification, section 4). */
export const [EditsProvider, useEdits] = sharedState<Edits>(() => siteContent);

/** Returns the content in the current language, including edits. */
export function useContent(): EditableContent {
  const { sampleContent } = useCopy();
  const [edits] = useEdits();
  return contentIn(useLanguage(), sampleContent, edits);
}

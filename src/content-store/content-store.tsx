import { type ReactNode, useLayoutEffect } from 'react';
import { sharedState } from '@/components/ui/shared-state';
import type { EditableContent, HomeContent } from '@/content/types';
import { type Part, useCopy, useLanguage } from '@/language';
import { contentIn, type Edits } from './edits';
import { fillInFoundation } from './fill-in-foundation';

const [StateProvider, useEdits] = sharedState<Edits>(() => ({}));

export { useEdits };

/** Keeps the facts in all copy, and the color of the site, as staff have changed them. */
function FilledCopy() {
  const [{ foundation }] = useEdits();
  const { accent } = useContent().foundation;
  // Before the paint, so that nothing of another foundation shows.
  useLayoutEffect(() => {
    fillInFoundation(foundation);
    // Without one, the site has its own color, also if it was built with another.
    document.documentElement.style.setProperty('--brand', accent || 'initial');
  }, [foundation, accent]);
  return null;
}

/**
 * Keeps what staff change, in memory only, until the page reloads (specification, section 4).
 *
 * @param first what the content file says that the app was started with
 */
export function EditsProvider({ first, children }: { first?: Edits | undefined; children: ReactNode }) {
  return (
    <StateProvider first={first}>
      <FilledCopy />
      {children}
    </StateProvider>
  );
}

/** Returns the content in the current language, including edits; on other screens than Home, with what only they show. */
export function useContent<P extends Part = 'page'>(): P extends 'page' ? HomeContent : EditableContent {
  const { sampleContent } = useCopy<'screens'>();
  const [edits] = useEdits();
  return contentIn(useLanguage(), sampleContent, edits);
}

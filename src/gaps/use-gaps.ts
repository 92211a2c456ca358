import { useState } from 'react';
import samples from 'site-content/samples';
import type { Content } from '@/content/document';
import { offeredLanguages } from '@/content/offered-languages';
import { findGaps, type Gap } from './gaps';

/** Returns the gaps to close before the site goes live with that content. */
export function useGaps(document: Content): readonly Gap[] {
  // Keeps the time fixed: whether an event is over does not change while staff write.
  const [now] = useState(() => new Date());
  return findGaps(document, samples, offeredLanguages, now);
}

import { useState } from 'react';
import samples from 'site-content/samples';
import type { Content } from '@/content/document';
import { offeredLanguages } from '@/content/languages';
import { findGaps, type Gap } from './gaps';

/** Returns the gaps to close before a site with this content goes live. */
export function useGaps(document: Content): readonly Gap[] {
  // Keeps the time of the first render, so that no event becomes over while staff write.
  const [now] = useState(() => new Date());
  return findGaps(document, samples, offeredLanguages, now);
}

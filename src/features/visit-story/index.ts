import { lazyPart } from '@/lib/lazy-part';

export { storyAnchors } from './story-anchors';

/** The visual story of a visit. */
export const visitStory = lazyPart(() => import('./visit-story'));

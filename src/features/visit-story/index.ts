import { lazyModule } from '@/lib/lazy-module';

export { storyAnchors } from './story-anchors';

/** The visual story of a visit. */
export const visitStory = lazyModule(() => import('./visit-story'));

import { lazyModule } from '@/lib/lazy-module';

export { storyAnchors } from './story-anchors';

/** The picture story of a visit. */
export const pictureStory = lazyModule(() => import('./picture-story'));

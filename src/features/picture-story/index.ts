import { prefetchedModule } from '@/lib/lazy-module';

export { storyAnchors } from './story-anchors';

export const pictureStory = prefetchedModule(() => import('./picture-story'));

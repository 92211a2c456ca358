import { lazyModule } from '@/lib/lazy-module';

export { storyAnchors } from './story-anchors';

export const pictureStory = lazyModule(() => import('./picture-story'));

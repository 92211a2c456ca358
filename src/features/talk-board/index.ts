import { lazyPart } from '@/lib/lazy-part';

export { talkBoard, useTalkBoard } from './use-talk-board';

/** What opens the board in the footer, for which no screen waits. */
export const talkButton = lazyPart(() => import('./talk-button'));

import { MessageSquareText } from 'lucide-react';
import { prefetchedModule } from '@/lib/lazy-module';
import { TalkStateProvider } from './talk-state';

export const talkBoard = {
  id: 'talkBoard',
  icon: MessageSquareText,
  module: prefetchedModule(() => import('./talk-board')),
  Provider: TalkStateProvider,
} as const;

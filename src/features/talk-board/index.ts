import { MessageSquareText } from 'lucide-react';
import { lazyModule } from '@/lib/lazy-module';
import { TalkStateProvider } from './talk-state';

export const talkBoard = {
  id: 'talkBoard',
  icon: MessageSquareText,
  module: lazyModule(() => import('./talk-board')),
  Provider: TalkStateProvider,
} as const;

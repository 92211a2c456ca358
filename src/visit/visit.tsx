import type { ReactNode } from 'react';
import { DisplaySettingsProvider } from '@/features/display-settings';
import { FileMessageProvider, MessageDraftProvider, OpenFormsProvider } from '@/features/drafts';
import { EasyReadProvider } from '@/features/easy-read';
import { FinderStateProvider } from '@/features/finder/finder-state';
import { TakeHomePageProvider } from '@/features/take-home';
import { TalkStateProvider } from '@/features/talk-board/talk-state';

/** One visitor: everything they set, answer or type lives in here, in memory only. A new key starts a fresh visit. */
export function Visit({ children }: { children: ReactNode }) {
  return (
    <DisplaySettingsProvider>
      <EasyReadProvider>
        <MessageDraftProvider>
          <OpenFormsProvider>
            <FileMessageProvider>
              <FinderStateProvider>
                <TakeHomePageProvider>
                  <TalkStateProvider>{children}</TalkStateProvider>
                </TakeHomePageProvider>
              </FinderStateProvider>
            </FileMessageProvider>
          </OpenFormsProvider>
        </MessageDraftProvider>
      </EasyReadProvider>
    </DisplaySettingsProvider>
  );
}

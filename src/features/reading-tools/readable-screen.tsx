import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIdleImport } from '@/components/ui/use-idle-import';
import type { EasyReadKey } from '@/copy/easy-read';
import { common } from '@/copy/site';
import { EasyReadToggle } from '@/features/easy-read/easy-read-toggle';
import { useOfflineVoice } from '@/features/read-aloud/use-offline-voice';
import type { ScreenKey } from '@/routing/routes';

const loadEasyRead = () => import('@/features/easy-read/easy-read-screen');
const loadReadAloud = () => import('@/features/read-aloud/read-aloud');

function hasEasyRead(screen: ScreenKey): screen is EasyReadKey {
  return screen !== 'admin' && screen !== 'notFound';
}

interface ReadableScreenProps {
  screen: ScreenKey;
  /** Where the visitor is: at another place the reading stops. */
  place: string;
  /** The standard screen. */
  children: ReactNode;
}

/**
 * A screen below its reading tools: Easy read on the public screens, Read aloud where the device has a voice of its own.
 * Under its easy version the standard screen stays as it was left, so that nothing typed is lost.
 */
export function ReadableScreen({ screen, place, children }: ReadableScreenProps) {
  const content = useRef<HTMLDivElement>(null);
  const [easy, setEasy] = useState(false);
  const EasyReadScreen = useIdleImport(loadEasyRead, easy);
  const ReadAloud = useIdleImport(loadReadAloud);
  const voice = useOfflineVoice();
  const easyScreen = hasEasyRead(screen) ? screen : undefined;
  const shown = easy && easyScreen && EasyReadScreen ? 'easy' : 'standard';

  function showFullPage() {
    flushSync(() => setEasy(false));
    window.scrollTo(0, 0);
    content.current?.querySelector('h1')?.focus({ preventScroll: true });
  }

  return (
    <>
      {(easyScreen || voice) && (
        // The tools take their room from the space above the title.
        <div
          data-reading-tools
          className="wrap relative z-10 -mb-9 flex flex-wrap items-center gap-2 pt-2 print:hidden noscript:hidden"
        >
          {easyScreen && <EasyReadToggle on={easy} onToggle={() => setEasy(!easy)} />}
          {voice && ReadAloud && <ReadAloud key={`${place} ${shown}`} content={content} voice={voice} />}
          <p role="status">{easy && !EasyReadScreen && common.loading}</p>
        </div>
      )}
      <div ref={content}>
        {easy && easyScreen && EasyReadScreen && (
          <EasyReadScreen screen={easyScreen} onShowFullPage={showFullPage} />
        )}
        <div hidden={shown === 'easy'}>{children}</div>
      </div>
    </>
  );
}

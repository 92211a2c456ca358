import { BookOpenText, Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LiveRegion } from '@/components/ui/live-region';
import { ToolButton } from '@/components/ui/tool-button';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCopy } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';
import { easyReadPart, hasEasyRead, useEasyRead } from '@/features/easy-read';
import { LeaveTool } from '@/features/leave-quickly';
import { readAloud } from '@/features/read-aloud';
import { useCapabilities } from '@/host/capabilities';
import { focusHeading } from '@/lib/focus-to-read';
import { followHeight } from '@/lib/root-element';

/** What the tools fetch when they are used. */
export const readingParts = [easyReadPart, readAloud];

interface ReadableScreenProps {
  screen: ScreenId;
  /** The key of the current visit. Reading aloud stops when it changes. */
  visit: string;
  /** The standard screen. */
  children: ReactNode;
}

/**
 * Shows a screen below its reading tools: Easy read on the public screens, Read aloud when the device has its own voice.
 * The standard screen stays mounted behind its Easy read version, so that nothing typed is lost, and returns if that
 * version fails.
 */
export function ReadableScreen({ screen, visit, children }: ReadableScreenProps) {
  const { readingTools, common } = useCopy();
  const tools = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [easy, setEasy] = useEasyRead();
  const [announcement, setAnnouncement] = useState<AnnouncedText>();
  const easyRead = useLazyPart(easyReadPart, easy);
  const [failedVisit, setFailedVisit] = useState<string>();
  const ReadAloud = useLazyPart(readAloud, false);
  const easyScreen = hasEasyRead(screen) ? screen : undefined;
  // The dock of the kiosk has the button itself.
  const isInDock = useCapabilities().hasDock;
  const shown = easy && easyScreen && easyRead ? 'easy' : 'standard';

  // The first page of the kiosk leaves them their room.
  useLayoutEffect(
    () => (isInDock && tools.current ? followHeight('--tools-height', tools.current) : undefined),
    [isInDock],
  );

  function onEasyReadError() {
    setEasy(false);
    setFailedVisit(visit);
  }

  function showFullPage() {
    flushSync(() => setEasy(false));
    window.scrollTo(0, 0);
    focusHeading(content.current);
    // With Firefox, Orca moves to the heading as the button disappears, and says nothing when the heading gets the focus.
    setAnnouncement({ text: readingTools.easyRead.fullPageShown });
  }

  return (
    <>
      {/* Keeps its height while empty, so that Read aloud may arrive late without moving the screen. The negative margin
          lets the tools share the space above the screen's title. */}
      <div
        data-reading-tools
        ref={tools}
        className={`wrap relative z-10 flex flex-wrap items-center gap-2 print:hidden noscript:max-[64rem]:hidden ${isInDock ? '' : '-mb-9 min-h-15 pt-4'}`}
      >
        {easyScreen && !isInDock && (
          <div className="contents noscript:hidden">
            <ToolButton icon={easy ? Check : BookOpenText} aria-pressed={easy} onClick={() => setEasy(!easy)}>
              {readingTools.easyRead.toggle}
            </ToolButton>
          </div>
        )}
        {/* Before Read aloud, which comes late and changes its width. */}
        <LeaveTool />
        {ReadAloud && (
          <ErrorBoundary key={`${visit} ${shown}`}>
            <ReadAloud content={content} />
          </ErrorBoundary>
        )}
        <LiveRegion>
          {easy && !easyRead && common.loading}
          {!easy && failedVisit === visit && readingTools.easyRead.failed}
        </LiveRegion>
        {easyRead && <Announcement announced={announcement} />}
      </div>
      <div ref={content}>
        {easy && easyScreen && easyRead && (
          <ErrorBoundary onError={onEasyReadError}>
            <easyRead.Screen screen={easyScreen} onShowFullPage={showFullPage} />
          </ErrorBoundary>
        )}
        <div hidden={shown === 'easy'}>{children}</div>
      </div>
    </>
  );
}

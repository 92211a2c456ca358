import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LiveRegion } from '@/components/ui/live-region';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useCopy } from '@/copy';
import type { ScreenId } from '@/copy/screen-paths';
import { easyReadModule, hasEasyRead, useEasyRead } from '@/features/easy-read';
import { readAloud } from '@/features/read-aloud';
import { useCapabilities } from '@/host/capabilities';
import { focusHeading } from '@/lib/focus-to-read';
import { trackHeight } from '@/lib/root-element';

interface ReadableScreenProps {
  screen: ScreenId;
  /** Identifies the visit to the screen; reading aloud stops when it changes. */
  visitKey: string;
  children: ReactNode;
}

/** Shows a screen, or its Easy read version. Keeps the standard one mounted with its typed text, also as a fallback. */
export function ReadableScreen({ screen, visitKey, children }: ReadableScreenProps) {
  const { readingTools, common } = useCopy();
  const tools = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [easy, setEasy] = useEasyRead();
  const [announcement, setAnnouncement] = useState<AnnouncedText>();
  const easyRead = useLazyModule(easyReadModule, easy);
  const [failedVisit, setFailedVisit] = useState<string>();
  const ReadAloud = useLazyModule(readAloud, false);
  const easyScreen = hasEasyRead(screen) ? screen : undefined;
  // The kiosk's dock has the Easy read button itself.
  const { isPaged } = useCapabilities();
  const shown = easy && easyScreen && easyRead ? 'easy' : 'standard';

  // Sets the height of the tools, for which the kiosk's first page leaves room.
  useLayoutEffect(
    () => (isPaged && tools.current ? trackHeight('--tools-height', tools.current) : undefined),
    [isPaged],
  );

  function onEasyReadError() {
    setEasy(false);
    setFailedVisit(visitKey);
  }

  function showFullPage() {
    flushSync(() => setEasy(false));
    window.scrollTo(0, 0);
    focusHeading(content.current);
    // Announces the change, which Orca with Firefox would not say: it is at the heading before that gets the focus.
    setAnnouncement({ text: readingTools.easyRead.fullPageShown });
  }

  return (
    <>
      {/* Keeps its height while empty, so that Read aloud may arrive late without moving anything. The negative margin lets it
          share the space above the screen's title. */}
      <div
        data-reading-tools
        ref={tools}
        className="page-column relative z-10 flex flex-wrap items-center gap-2 not-kiosk:-mb-12 not-kiosk:min-h-13 not-kiosk:pt-2 print:hidden noscript:hidden"
      >
        {ReadAloud && (
          <ErrorBoundary key={`${visitKey} ${shown}`}>
            <ReadAloud content={content} />
          </ErrorBoundary>
        )}
        <LiveRegion className="col-span-full">
          {easy && !easyRead && common.loading}
          {!easy && failedVisit === visitKey && readingTools.easyRead.failed}
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

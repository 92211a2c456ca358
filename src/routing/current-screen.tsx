import { ArrowUp } from 'lucide-react';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { matchScreen, useDocumentHead } from '@/address';
import { DeferredContent } from '@/components/site/deferred-content';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { LoadingNotice } from '@/components/ui/loading-notice';
import { SectionLink } from '@/components/ui/section-link';
import { useCopy } from '@/copy';
import { legalTitle } from '@/copy/legal-title';
import { navigation } from '@/copy/screen-paths';
import type { SharedCopy } from '@/copy/shared';
import { ReadableScreen } from '@/features/reading-tools';
import { useCapabilities } from '@/host/capabilities';
import { mainId } from '@/lib/element-ids';
import { focusHeading } from '@/lib/focus-to-read';
import { FailedScreen } from './failed-screen';
import { NavigationFocus } from './navigation-focus';
import { visitKey } from './routes';
import { type LoadedScreen, useLoadedScreen } from './use-loaded-screen';

/** Returns the document title of a path. A legal text that does not exist yet has its own title. */
const titleAt = (pathname: string, copy: SharedCopy) =>
  copy.documentTitle(legalTitle(pathname, copy) ?? copy.screenNames[matchScreen(pathname)]);

/** Shows a loaded screen with its document title, or its error, and logs an unknown path (specification, section 8). */
const ScreenView = memo(function ScreenView({ location, Screen, failure }: LoadedScreen) {
  const copy = useCopy();
  const { pathname } = location;
  const key = visitKey(location);
  const screen = matchScreen(pathname);

  useDocumentHead(pathname, titleAt(pathname, copy));
  useEffect(() => {
    if (screen === 'notFound') console.error('404 Error: no screen has the path', pathname);
  }, [screen, pathname]);

  return (
    <ReadableScreen screen={screen} visitKey={key}>
      <ErrorBoundary resetKey={key} fallback={(error) => <FailedScreen error={error} />}>
        {Screen && <Screen />}
        {failure && <FailedScreen error={failure.error} />}
      </ErrorBoundary>
    </ReadableScreen>
  );
});

/** Links from the end of a long screen back to its heading. */
function BackToTop({ content }: { content: RefObject<HTMLElement | null> }) {
  const { wayfinding } = useCopy();
  function goToTop() {
    window.scrollTo(0, 0);
    focusHeading(content.current);
  }

  return (
    <p className="page-column py-4 print:hidden">
      <SectionLink target={mainId} onFollow={goToTop} className="text-link !inline-flex items-center gap-2">
        <ArrowUp aria-hidden="true" className="size-5" />
        {wayfinding.backToTop}
      </SectionLink>
    </p>
  );
}

/** Shows the screen of the current route, and keeps the previous one until the next one has loaded. */
export function CurrentScreen({ main }: { main: RefObject<HTMLElement | null> }) {
  const copy = useCopy();
  const { common } = copy;
  const location = useLocation();
  const byHistory = useNavigationType() === 'POP';
  const [firstLocation] = useState(location);
  const loaded = useLoadedScreen(location);
  const [shown, setShown] = useState(loaded);
  if (loaded && loaded !== shown) setShown(loaded);
  const isRetry = Boolean(firstLocation.state?.isRetry);

  const { isPaged } = useCapabilities();
  const isShown = shown !== undefined;

  // Focuses the heading after a retry, which mounts the whole layout again and so removes the pressed button.
  useEffect(() => {
    if (isRetry && isShown) focusHeading(main.current);
  }, [isRetry, isShown, main]);

  const shownLocation = shown?.location ?? firstLocation;
  const screen = matchScreen(shownLocation.pathname);
  // Excludes Content Management, which has tabs, the not-found screen, which is short, and the kiosk, which has pages.
  const isLong = !isPaged && navigation.some((id) => id === screen);

  return (
    <>
      {shown && <ScreenView {...shown} />}
      {shown && isLong && (
        <DeferredContent key={visitKey(shownLocation)}>
          <BackToTop content={main} />
        </DeferredContent>
      )}
      {!loaded && <LoadingNotice text={common.loading} />}
      <NavigationFocus
        main={main}
        visitKey={visitKey(shownLocation)}
        byHistory={byHistory}
        screen={screen}
        title={titleAt(shownLocation.pathname, copy)}
        fragment={shown?.location.hash ?? ''}
        isPaged={isPaged}
      />
    </>
  );
}

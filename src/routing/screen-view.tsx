import { memo, useEffect } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { notFound } from '@/copy/not-found';
import { common, screens } from '@/copy/site';
import { ReadableScreen } from '@/features/reading-tools/readable-screen';
import { ErrorScreen } from '@/screens/error/error-screen';
import { matchScreen } from './routes';
import { useLateFont } from './use-late-font';
import type { LoadedScreen } from './use-loaded-screen';
import { visitKey } from './visit-key';

/** The screen at a location, or what went wrong with it. An unknown path is logged (specification, section 8). */
export const ScreenView = memo(function ScreenView({ location, Screen, failure }: LoadedScreen) {
  const { pathname } = location;
  const place = visitKey(location);
  const screenKey = matchScreen(pathname);
  const { name } = screens[screenKey];

  useLateFont(place);
  useEffect(() => {
    document.title = common.documentTitle(name);
  }, [name]);
  useEffect(() => {
    if (screenKey === 'notFound') console.error(notFound.log, pathname);
  }, [screenKey, pathname]);

  return (
    <ReadableScreen screen={screenKey} place={place}>
      <ErrorBoundary place={place}>
        {Screen && <Screen />}
        {failure && <ErrorScreen error={failure.error} />}
      </ErrorBoundary>
    </ReadableScreen>
  );
});

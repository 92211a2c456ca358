import { memo, useEffect } from 'react';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { notFound } from '@/copy/not-found';
import { common, screenNames } from '@/copy/site';
import { ReadableScreen } from '@/features/reading-tools';
import { fill } from '@/lib/fill';
import { FailedScreen } from './failed-screen';
import { matchScreen, visitKey } from './routes';
import type { LoadedScreen } from './use-loaded-screen';

/** A loaded screen with its document title, or its error. An unknown path is logged (specification, section 8). */
export const ScreenView = memo(function ScreenView({ location, Screen, failure }: LoadedScreen) {
  const { pathname } = location;
  const visit = visitKey(location);
  const screen = matchScreen(pathname);
  const name = screenNames[screen];

  useEffect(() => {
    document.title = fill(common.documentTitle, { screen: name });
  }, [name]);
  useEffect(() => {
    if (screen === 'notFound') console.error(notFound.log, pathname);
  }, [screen, pathname]);

  return (
    <ReadableScreen screen={screen} visit={visit}>
      <ErrorBoundary resetKey={visit} fallback={(error) => <FailedScreen error={error} />}>
        {Screen && <Screen />}
        {failure && <FailedScreen error={failure.error} />}
      </ErrorBoundary>
    </ReadableScreen>
  );
});

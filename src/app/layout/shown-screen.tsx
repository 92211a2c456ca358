import { memo, type RefObject, Suspense, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { notFound } from '@/words/not-found';
import { common, screens } from '@/words/site';
import { ErrorBoundary } from '../error-boundary';
import { ReadableScreen } from '../reading/readable-screen';
import { createScreens, screenKeyAt } from '../routes';
import { useLateFont } from '../use-late-font';
import { ScreenArrival } from './screen-arrival';
import { SlowNotice } from './slow-notice';

interface ShownScreenProps {
  location: Location;
  main: RefObject<HTMLElement | null>;
}

/** The screen at a location, or what went wrong with it. An unknown path is logged (specification, section 8). */
export const ShownScreen = memo(function ShownScreen({ location, main }: ShownScreenProps) {
  const { key, pathname } = location;
  // Addresses that were typed all have the same key.
  const place = `${key} ${pathname}`;
  const [firstPlace] = useState(place);
  const [screenComponents, setScreenComponents] = useState(createScreens);
  const screenKey = screenKeyAt(pathname);
  const { name } = screens[screenKey];
  const Screen = screenComponents[screenKey];

  useLateFont(place);
  useEffect(() => {
    document.title = common.documentTitle(name);
  }, [name]);
  useEffect(() => {
    if (screenKey === 'notFound') console.error(notFound.log, pathname);
  }, [screenKey, pathname]);

  return (
    <Suspense
      fallback={
        <div className="min-h-dvh">
          <SlowNotice />
        </div>
      }
    >
      <ReadableScreen screen={screenKey} place={place}>
        <ErrorBoundary place={place} onError={() => setScreenComponents(createScreens())}>
          <Screen />
        </ErrorBoundary>
      </ReadableScreen>
      <ScreenArrival main={main} place={place} firstPlace={firstPlace} screen={name} />
    </Suspense>
  );
});

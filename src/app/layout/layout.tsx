import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { common, screens } from '@/words/site';
import { ErrorBoundary } from '../error-boundary';
import { ReadableScreen } from '../reading/readable-screen';
import { createScreens, preloadScreens, screenKeyAt } from '../routes';
import { useScreenArrival } from '../use-screen-arrival';
import { whenIdle } from '../when-idle';
import { Footer } from './footer';
import { Header } from './header';
import { ScreenAnnouncer } from './screen-announcer';

/** What all screens stand in (specification, section 2): header, the screen itself, footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const [screenComponents, setScreenComponents] = useState(createScreens);
  const place = `${key} ${pathname}`;
  const screenKey = screenKeyAt(pathname);
  const { name } = screens[screenKey];
  const Screen = screenComponents[screenKey];

  useScreenArrival(main);
  useEffect(() => {
    document.title = common.documentTitle(name);
  }, [name]);
  useEffect(() => whenIdle(preloadScreens), []);

  return (
    <>
      <Header onSkip={() => main.current?.focus()} />
      <main ref={main} id="main" tabIndex={-1}>
        <ReadableScreen screen={screenKey} place={place}>
          <ErrorBoundary place={place} onError={() => setScreenComponents(createScreens())}>
            <Suspense fallback={<p className="wrap min-h-dvh py-20 text-ink-soft">{common.loading}</p>}>
              <Screen />
            </Suspense>
          </ErrorBoundary>
        </ReadableScreen>
      </main>
      <Footer />
      <ScreenAnnouncer screen={name} />
    </>
  );
}

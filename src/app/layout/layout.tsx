import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { common } from '@/content/site';
import { ErrorScreen } from '../error-screen';
import { preloadScreens, routes, screenAt } from '../routes';
import { useScreenArrival } from '../use-screen-arrival';
import { whenIdle } from '../when-idle';
import { Footer } from './footer';
import { Header } from './header';
import { ScreenAnnouncer } from './screen-announcer';

/** What all screens stand in (specification, section 2): header, the screen itself, footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const { name } = screenAt(pathname);

  useScreenArrival(main);
  useEffect(() => {
    document.title = common.documentTitle(name);
  }, [name]);
  useEffect(() => whenIdle(preloadScreens), []);

  return (
    <>
      <Header onSkip={() => main.current?.focus()} />
      <main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[key]}>
          <Suspense fallback={<p className="wrap min-h-dvh py-20 text-ink-soft">{common.loading}</p>}>
            <Routes>
              {routes.map(({ screen, Component }) => (
                <Route key={screen.path} path={screen.path} element={<Component />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ScreenAnnouncer screen={name} />
    </>
  );
}

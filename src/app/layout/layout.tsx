import { useEffect, useRef, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { preloadScreens } from '../routes';
import { whenIdle } from '../when-idle';
import { Footer } from './footer';
import { Header } from './header';
import { ShownScreen } from './shown-screen';
import { SlowNotice } from './slow-notice';

/** What all screens stand in (specification, section 2): header, the screen itself, footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const [shown, setShown] = useState(location);
  const [pending, startTransition] = useTransition();

  // A screen stays until the next one is there to take its place.
  useEffect(() => startTransition(() => setShown(location)), [location]);
  useEffect(() => whenIdle(preloadScreens), []);

  return (
    <>
      <Header onSkip={() => main.current?.focus()} />
      <main ref={main} id="main" tabIndex={-1}>
        <ShownScreen location={shown} main={main} />
      </main>
      <Footer />
      {pending && <SlowNotice />}
    </>
  );
}

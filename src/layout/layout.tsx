import { useEffect, useRef } from 'react';
import { ThreadPattern } from '@/components/site/weave/thread-pattern';
import { CurrentScreen } from '@/routing/current-screen';
import { preloadScreens } from '@/routing/routes';
import { Footer } from './footer';
import { Header } from './header';

/** What all screens stand in (specification, section 2): header, the screen itself, footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    preloadScreens();
  }, []);

  return (
    <>
      <ThreadPattern />
      <Header onSkip={() => main.current?.focus()} />
      <main ref={main} id="main" tabIndex={-1} className="min-h-dvh print:min-h-0">
        <CurrentScreen main={main} />
      </main>
      <Footer />
    </>
  );
}

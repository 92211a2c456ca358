import { type ReactNode, useRef } from 'react';
import { CurrentScreen } from '@/routing/current-screen';
import { Footer } from './footer';
import { Header } from './header';

/**
 * The frame of every screen (specification, section 2): header, the current screen, footer.
 *
 * @param tools what the header has below everything else
 */
export function Layout({ tools }: { tools?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <Header onSkip={() => main.current?.focus()} tools={tools} />
      <main ref={main} id="main" tabIndex={-1} className="min-h-dvh print:min-h-0">
        <CurrentScreen main={main} />
      </main>
      <Footer />
    </>
  );
}

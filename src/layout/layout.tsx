import { type ReactNode, useRef } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { mainId } from '@/lib/element-ids';
import { CurrentScreen } from '@/routing/current-screen';
import { Footer } from './footer';
import { Header } from './header';
import { KioskHeader } from './kiosk-header';

/** Frames every screen (specification, section 2): a header with tools below the rest, and a footer, or the kiosk's dock. */
export function Layout({ tools }: { tools?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { isPaged } = useCapabilities();
  const onSkip = () => main.current?.focus();
  return (
    <>
      {isPaged ? <KioskHeader onSkip={onSkip} /> : <Header onSkip={onSkip} tools={tools} />}
      <main ref={main} id={mainId} tabIndex={-1} className="min-h-dvh print:min-h-0">
        <CurrentScreen main={main} />
      </main>
      {!isPaged && <Footer />}
    </>
  );
}

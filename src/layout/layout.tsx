import { type ReactNode, useRef, useState } from 'react';
import { ThreadPattern } from '@/components/site/weave/thread-divider';
import { type LayoutCopy, LayoutCopyContext, useCopy } from '@/language';
import { CurrentScreen } from '@/routing/current-screen';
import { Footer } from './footer';
import { Header } from './header';

/**
 * The frame of every screen (specification, section 2): header, the current screen, footer. Easy read on a screen brings
 * its own copy for the menu and the footer.
 *
 * @param tools what the header has below everything else
 */
export function Layout({ tools }: { tools?: ReactNode }) {
  const standardCopy = useCopy();
  const main = useRef<HTMLElement>(null);
  const [easyCopy, setEasyCopy] = useState<LayoutCopy>();
  const copy: LayoutCopy = easyCopy ?? standardCopy;
  return (
    <LayoutCopyContext value={setEasyCopy}>
      <ThreadPattern />
      <Header screenNames={copy.screenNames} onSkip={() => main.current?.focus()} tools={tools} />
      <main ref={main} id="main" tabIndex={-1} className="min-h-dvh print:min-h-0">
        <CurrentScreen main={main} />
      </main>
      <Footer screenNames={copy.screenNames} footer={copy.footer} />
    </LayoutCopyContext>
  );
}

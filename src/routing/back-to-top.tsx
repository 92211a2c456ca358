import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { InPageLink } from '@/components/ui/in-page-link';
import { wayfinding } from '@/copy/site';

/** A link from the end of a long screen to its heading. */
export function BackToTop({ content }: { content: RefObject<HTMLElement | null> }) {
  function goToTop() {
    window.scrollTo(0, 0);
    content.current?.querySelector<HTMLElement>('h1:not([hidden] *)')?.focus({ preventScroll: true });
  }

  return (
    <p className="wrap py-4 print:hidden noscript:hidden">
      <InPageLink onFollow={goToTop} className="text-link !inline-flex items-center gap-2">
        <ArrowUp aria-hidden="true" className="size-5" />
        {wayfinding.backToTop}
      </InPageLink>
    </p>
  );
}

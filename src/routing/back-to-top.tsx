import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { InPageLink } from '@/components/ui/in-page-link';
import { wayfinding } from '@/copy/site';
import { focusHeading } from '@/lib/focus-to-read';

/** A link from the end of a long screen to its heading. */
export function BackToTop({ content }: { content: RefObject<HTMLElement | null> }) {
  function goToTop() {
    window.scrollTo(0, 0);
    focusHeading(content.current);
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

import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { dock } from '@/copy/dock';
import { type PageStep, takePageStep } from './page-steps';

/** Page up and Page down at the end of a dialog that is too long for the display, so that it needs no swipe. */
export function SheetPager() {
  const pager = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const { previous, next } = dock.page;

  useLayoutEffect(() => {
    const dialog = pager.current?.closest('dialog');
    if (!dialog) return;
    const observer = new ResizeObserver(() => setLong(dialog.scrollHeight > dialog.clientHeight + 1));
    for (const part of [dialog, ...dialog.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  function step(direction: PageStep) {
    const dialog = pager.current?.closest('dialog');
    if (dialog) takePageStep(dialog, direction);
  }

  return (
    <div ref={pager} className="sheet-pager">
      {isLong && (
        <>
          <Button onClick={() => step('previous')}>
            <ChevronsUp aria-hidden="true" className="size-6 shrink-0" />
            {previous}
          </Button>
          <Button onClick={() => step('next')}>
            <ChevronsDown aria-hidden="true" className="size-6 shrink-0" />
            {next}
          </Button>
        </>
      )}
    </div>
  );
}

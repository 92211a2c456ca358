import { useLayoutEffect, useRef } from 'react';
import { useStyles } from '@/components/ui/use-styles';
import { guide as copy } from '@/copy/guide';
import styles from './guide.css?inline';
import { HelpDialog } from './help-dialog';
import type { Guide } from './use-guide';

/** Hides the page from those who look on, above everything else. */
function Curtain() {
  const curtain = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => curtain.current?.showPopover(), []);
  return (
    <div ref={curtain} popover="manual" data-guide-unread="" className="guide-curtain">
      {copy.curtain}
    </div>
  );
}

/** What the guide itself shows: what is being said, its help, and the curtain. */
export function GuidePanels({ guide: { session, ...guide } }: { guide: Guide }) {
  useStyles(styles);
  if (!guide.isOn) return null;
  return (
    <>
      <p aria-hidden="true" className="guide-caption">
        {guide.caption}
      </p>
      {guide.isHelpOpen && <HelpDialog session={session} />}
      {guide.isScreenHidden && <Curtain />}
    </>
  );
}

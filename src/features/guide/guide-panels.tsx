import { useLayoutEffect, useRef } from 'react';
import { useStyles } from '@/components/ui/use-styles';
import { guide as copy } from '@/copy/guide';
import styles from './guide.css?inline';
import { HelpDialog } from './help-dialog';
import { scrollToItem } from './highlight';
import type { Guide } from './use-guide';

/** Hides the page from those who look on, above everything else. */
function Curtain() {
  const curtain = useRef<HTMLElement>(null);
  useLayoutEffect(() => curtain.current?.showPopover(), []);
  return (
    <section
      ref={curtain}
      popover="manual"
      aria-label={copy.button}
      data-guide-unread=""
      className="guide-curtain"
    >
      {copy.curtain}
    </section>
  );
}

/** What is being said, above dialogs, too. The page makes room for it. */
function Caption({ text }: { text: string }) {
  const caption = useRef<HTMLParagraphElement>(null);

  // A dialog that was opened after it would cover it.
  useLayoutEffect(() => {
    caption.current?.hidePopover();
    if (text) caption.current?.showPopover();
  }, [text]);

  useLayoutEffect(() => {
    const element = caption.current;
    const { style } = document.documentElement;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      style.setProperty('--caption-height', `${element.offsetHeight}px`);
      scrollToItem(document.querySelector('[data-guide-item]'));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--caption-height');
    };
  }, []);

  return (
    <p ref={caption} popover="manual" aria-hidden="true" className="guide-caption">
      {text}
    </p>
  );
}

/** What the guide itself shows: what is being said, its help, and the curtain. */
export function GuidePanels({ guide: { session, ...guide } }: { guide: Guide }) {
  useStyles(styles);
  if (!guide.isOn) return null;
  return (
    <>
      {!guide.isScreenHidden && <Caption text={guide.caption} />}
      {guide.isHelpOpen && <HelpDialog session={session} />}
      {guide.isScreenHidden && <Curtain />}
    </>
  );
}

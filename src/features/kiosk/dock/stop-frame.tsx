import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';
import { useKioskVisit } from '../visit/kiosk-visit';
import { findScreenStep } from './page-step';

/** A cover of more than this share of the view says what comes next, unless what is shown is in the middle. */
const LEAD_SHARE = 0.14;

/** Whether the focus is on what is in view and covered, as when someone has moved on with the Tab key. */
function hasFocusOutside({ start, end }: { start: number; end: number }, viewTop: number): boolean {
  const { activeElement } = document;
  if (!activeElement?.closest('main, footer')) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > viewTop && (bottom > end || top < start);
}

/** The colors of the page and its text at a height, beside its content and behind the dock. */
function colorsAt(y: number, dock: Element): { color?: string; backgroundColor?: string } {
  const styles = document
    .elementsFromPoint(1, y)
    .filter((element) => !dock.contains(element))
    .map((element) => getComputedStyle(element));
  const { color, backgroundColor } =
    styles.find((style) => style.backgroundColor !== 'rgba(0, 0, 0, 0)') ?? {};
  return { color, backgroundColor };
}

/** What covers a strip of the screen, in pixels. */
interface Cover {
  top: number;
  height: number;
  color?: string;
  backgroundColor?: string;
}

/** A thread leads from what a stop shows to what comes next; at the end, from what came before. */
function Lead({ isEnd = false, children }: { isEnd?: boolean; children: string }) {
  const Icon = isEnd ? ChevronsUp : ChevronsDown;
  const thread = (
    <svg aria-hidden="true" viewBox="0 0 24 100" preserveAspectRatio="none">
      <path d="M12 0C32 36-8 60 12 100" />
    </svg>
  );
  return (
    <div className="wrap stop-lead">
      {!isEnd && thread}
      <p>
        <Icon aria-hidden="true" strokeWidth={3} className="size-[1.5em]" />
        {children}
      </p>
      {isEnd && thread}
    </div>
  );
}

interface StopFrameProps {
  /** Of the text that describes Page down. */
  id: string;
  dock: RefObject<HTMLElement | null>;
  /** The distance of the screen from the top of the display, in pixels. */
  top: number;
}

/**
 * Says what Page down leads to, and covers what the stops before and after this one show, so that nothing is cut. The height
 * of the text is reserved, so that the screen above keeps its own.
 */
export function StopFrame({ id, dock, top }: StopFrameProps) {
  const { comes, goesOn, previous } = useCopy(kioskCopy).dock.page;
  const { guide } = useKioskVisit();
  const [text, setText] = useState('');
  const [covers, setCovers] = useState<{ above?: Cover; below?: Cover; lead?: 'above' | 'below' }>({});

  useEffect(() => {
    let frame = 0;
    const update = () => {
      if (!dock.current) return;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isEnd = scrollHeight - clientHeight - scrollTop < 1;
      const step = findScreenStep(dock.current, top, 'next');
      const { view, title, isStart, coveredAbove, coveredBelow } = step;
      setText(!isEnd && title ? fill(isStart ? comes : goesOn, { title }) : '');
      const [start, end] = [view.top + coveredAbove, view.bottom - (isEnd ? 0 : coveredBelow)];
      const below = view.bottom - end;
      const least = (view.bottom - view.top) * LEAD_SHARE;
      const leadsOn = below > Math.max(least, 2 * coveredAbove);
      const lead = leadsOn ? 'below' : isEnd && coveredAbove > least ? 'above' : undefined;
      // The guide moves its mark without the focus.
      if (guide.isOn || hasFocusOutside({ start, end }, view.top)) setCovers({});
      else
        setCovers({
          above: { top: view.top, height: coveredAbove, ...colorsAt(start + 2, dock.current) },
          below: { top: end, height: below, ...colorsAt(end - 2, dock.current) },
          lead,
        });
    };
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(updateSoon);
    observer.observe(document.body);
    window.addEventListener('scroll', updateSoon, { passive: true });
    document.addEventListener('focusin', updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', updateSoon);
      document.removeEventListener('focusin', updateSoon);
    };
  }, [dock, top, guide.isOn, goesOn, comes]);

  const { above, below, lead } = covers;
  return (
    <>
      {above && above.height > 0 && (
        <div aria-hidden="true" style={{ ...above }} className="stop-cover">
          {lead === 'above' && <Lead isEnd>{previous}</Lead>}
        </div>
      )}
      {below && below.height > 0 && (
        <div aria-hidden="true" style={{ ...below }} className="stop-cover">
          {lead === 'below' && <Lead>{text}</Lead>}
        </div>
      )}
      {/* It describes the button. */}
      <p
        id={id}
        aria-hidden="true"
        className={`dock-next text-center font-bold ${lead === 'below' ? 'invisible' : ''}`}
      >
        {text}
      </p>
    </>
  );
}

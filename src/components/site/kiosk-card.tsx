import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ScreensCopy } from '@/copy/screens';
import { channel } from '@/lib/channel';
import { fill } from '@/lib/fill';

const inColumns =
  'not-compact:@min-[32rem]:grid-cols-2 not-compact:@min-[32rem]:grid-rows-[auto_auto_auto_1fr] @min-[48rem]:grid-cols-2 @min-[48rem]:grid-rows-[auto_auto_auto_1fr]';
const secondColumn = 'not-compact:@min-[32rem]:[grid-area:1/2/span_4] @min-[48rem]:[grid-area:1/2/span_4]';

/** Folds the details of a card in one column, so that more cards fit on a page. */
const folded = '@max-[32rem]:hidden compact:@max-[48rem]:hidden';
/** What it unfolds is below the button, so that the button stays where it is. */
const foldedText = 'few:@max-[48rem]:hidden';
const below = 'few:@max-[48rem]:order-1';
const foldButton = 'not-compact:@min-[32rem]:hidden @min-[48rem]:hidden';

/** Large text folds a second button, too, so that all buttons are in one row. */
const foldedButton = 'tight:@max-[25rem]:hidden';
const buttonRow = 'flex flex-wrap items-start gap-2 [--button-padding:clamp(0.3em,1.6cqi,0.6em)]';

/** A list of such cards, below each other, and of those with little in them, side by side where they fit. */
export const kioskCards = 'grid gap-2 few:gap-1';
export const kioskCardsInRows = `${kioskCards} not-compact:grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]`;

/** Carries a card when its details open, so that the kiosk shows the page that they are on. */
export const openedDetails = channel<Element>();

interface KioskCardProps {
  copy: ScreensCopy['more'];
  mark?: ReactNode;
  icon?: string;
  heading: ReactNode;
  title: string;
  note?: ReactNode;
  /** Renders the buttons, given the class of those beyond the first. */
  buttons?: (others: string) => ReactNode;
  /** A text that is folded with the details where a page has few lines. */
  text?: ReactNode;
  details?: ReactNode;
  children?: ReactNode;
}

/** A card of a list in the kiosk, low enough that a page has room for more than one. */
export function KioskCard({
  copy,
  mark,
  icon,
  heading,
  title,
  note,
  buttons,
  text,
  details,
  children,
}: KioskCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen && card.current) openedDetails.send(card.current);
  }, [isOpen]);
  const fold = details && (
    <Button
      aria-label={fill(copy.label, { text: copy.details, title })}
      aria-expanded={isOpen}
      aria-controls={id}
      className={foldButton}
      onClick={() => setOpen(!isOpen)}
    >
      {copy.details}
      <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
    </Button>
  );
  return (
    <li
      ref={card}
      className="@container break-inside-avoid rounded-card border border-hairline bg-card p-card [--gutter:--spacing(4)] few:[--card-space:6px]"
    >
      <div
        className={`grid grid-cols-1 items-start gap-x-8 gap-y-2 compact:gap-y-1 tight:leading-[1.12] tight:[--button-block:2px] ${inColumns}`}
      >
        <div className={buttons ? 'contents' : 'flex flex-wrap items-center few:items-start gap-x-3 gap-y-2'}>
          <div className={buttons ? 'contents' : 'flex-[1_1_60%]'}>
            <div className="flex flex-wrap items-center gap-x-3">
              {/* If the note does not fit beside the title, it goes below. */}
              <div className="flex flex-auto flex-wrap items-center gap-x-3">
                <div className="tight:hidden empty:hidden">
                  {mark}
                  {icon && (
                    <span className="grid size-10 place-items-center rounded-[25%] bg-primary text-on-primary">
                      <Icon id={icon} className="size-3/5" />
                    </span>
                  )}
                </div>
                <div className="flex-1">{heading}</div>
              </div>
              {note}
            </div>
            <div className="empty:hidden">{children}</div>
            <div className={`empty:hidden ${details && !isOpen ? foldedText : ''} ${below}`}>{text}</div>
          </div>
          {!buttons && fold}
        </div>
        {buttons && (
          <div className={buttonRow}>
            <div className="flex-1">{buttons(isOpen ? '' : foldedButton)}</div>
            {fold}
          </div>
        )}
        {details && (
          <div id={id} className={`${isOpen ? '' : folded} ${below} ${secondColumn}`}>
            {details}
          </div>
        )}
      </div>
    </li>
  );
}

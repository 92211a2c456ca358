import { useLayoutEffect, useRef, useState } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { useCapabilities } from '@/host/capabilities';
import { AnswerLinks, type AnswerLinksProps } from './answer-links';

const belowHeader =
  '@max-bar:w-full @min-bar:absolute @min-bar:end-0 @min-bar:top-full @min-bar:w-80 z-10 pt-3';

/** Stacks above the covers of the page's edges, since a page may begin or end with the buttons. */
const overScreen = 'absolute inset-x-0 z-46';

type AnswerBubbleProps = AnswerLinksProps & { inCard: boolean; onClose: () => void };

/** The answer of a button in the header, or in the kiosk, where it opens over its own card if it fits, and else below. */
export function AnswerBubble({ answer, inCard, onFollow, onClose }: AnswerBubbleProps) {
  const { isPaged } = useCapabilities();
  const { close } = useCopy().reachUs.answer;
  const bubble = useRef<HTMLDivElement>(null);
  const [fitsAbove, setFitsAbove] = useState(true);
  useLayoutEffect(() => {
    const { top = 0 } = bubble.current?.getBoundingClientRect() ?? {};
    // The page scrolls clear of the header.
    setFitsAbove(top >= Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  }, []);
  const place = isPaged
    ? `${overScreen} ${inCard ? 'few:w-[100cqi]' : ''} ${fitsAbove ? 'bottom-full pb-1.5' : 'top-full pt-1.5'}`
    : belowHeader;
  return (
    <div ref={bubble} className={place}>
      <div className="outlined-control px-4 pt-2 text-base leading-snug tight:leading-[1.12]">
        <p>
          <BreakableText>{answer.text}</BreakableText>
        </p>
        <div className="flex items-center justify-between gap-x-6 kiosk:pb-2">
          <AnswerLinks answer={answer} onFollow={onFollow} />
          {isPaged && <Button onClick={onClose}>{close}</Button>}
        </div>
      </div>
    </div>
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { useCapabilities } from '@/host/capabilities';
import { AnswerLinks, type AnswerLinksProps } from './answer-links';

const belowHeader =
  '@max-bar:w-full @min-bar:absolute @min-bar:end-0 @min-bar:top-full @min-bar:w-80 z-10 pt-3';

/** Stacks above the covers of the page's edges, since a page may begin or end with the buttons. */
const overScreen = 'absolute inset-x-0 z-46';

/** The answer of a button in the header, or in the kiosk, where it opens below the buttons if it fits, and else above them. */
export function AnswerBubble({ answer, onFollow }: AnswerLinksProps) {
  const { isPaged } = useCapabilities();
  const bubble = useRef<HTMLDivElement>(null);
  const [fitsBelow, setFitsBelow] = useState(true);
  useLayoutEffect(() => {
    const { bottom = 0 } = bubble.current?.getBoundingClientRect() ?? {};
    // The page scrolls clear of the dock.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    setFitsBelow(bottom <= window.innerHeight - Number.parseFloat(scrollPaddingBottom));
  }, []);
  const place = isPaged
    ? `${overScreen} ${fitsBelow ? 'top-full pt-1.5' : 'bottom-full pb-1.5'}`
    : belowHeader;
  return (
    <div ref={bubble} className={place}>
      <div className="outlined-control px-4 pt-2 text-base leading-snug">
        <p>
          <BreakableText>{answer.text}</BreakableText>
        </p>
        <AnswerLinks answer={answer} onFollow={onFollow} />
      </div>
    </div>
  );
}

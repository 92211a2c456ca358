import { Volume2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { LiveRegion } from '@/components/ui/live-region';
import { ToolButton } from '@/components/ui/tool-button';
import type { SpokenSegment } from '@/features/speech';
import { trackHeight } from '@/lib/root-element';

interface SaidBarProps {
  /** The last sentence, first in the language of the person who is to read it. */
  texts: readonly SpokenSegment[];
  lead: string;
  note: string;
  isSilent: boolean;
  again: string;
  onAgain: (() => void) | undefined;
}

/** Leaves room for the longest sentences, so that the pictures below stay in place. */
const sizes = '[--sentence:min(2.5rem,5dvh,7vw)] [--second-sentence:min(1.75rem,3.5dvh,5vw)]';

const room =
  'min-h-[calc(2.6*(var(--sentence)+var(--second-sentence))+5rem)] sm:min-h-[calc(1.6*(var(--sentence)+var(--second-sentence))+2rem)]';

/** Shows the last sentence in print that the person across a desk can read. It stays in view above the pictures. */
export function SentenceBar({ texts, lead, note, isSilent, again, onAgain }: SaidBarProps) {
  // Lets a screen reader say the sentence if there is no voice.
  const Region = isSilent ? LiveRegion : 'div';
  const [first, second] = texts;
  const bar = useRef<HTMLDivElement>(null);

  // Sets how much of the dialog's view the bar covers.
  useLayoutEffect(() => {
    const dialog = bar.current?.closest('dialog');
    return bar.current && dialog
      ? trackHeight('--sentence-height', bar.current, undefined, dialog)
      : undefined;
  }, []);

  return (
    <div ref={bar} className={`sticky -top-3 z-10 sm:-top-5 ${sizes}`}>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-4 border-ink bg-paper px-4 py-2 ${room} ${first ? '' : 'compact:min-h-0'}`}
      >
        <Region className="grid min-w-0 flex-[1_1_min(16rem,100%)] gap-1 leading-tight wrap-anywhere">
          {first ? (
            <p lang={first.language} className="text-(length:--sentence) font-bold">
              <BreakableText>{first.text}</BreakableText>
            </p>
          ) : (
            <p className="text-[max(1em,min(1.375rem,4dvh))]">{lead}</p>
          )}
          {second && (
            <p lang={second.language} className="text-(length:--second-sentence)">
              <BreakableText>{second.text}</BreakableText>
            </p>
          )}
        </Region>
        {onAgain && (
          <ToolButton icon={Volume2} onClick={onAgain}>
            {again}
          </ToolButton>
        )}
        <LiveRegion className="basis-full text-base empty:hidden">{note}</LiveRegion>
      </div>
    </div>
  );
}

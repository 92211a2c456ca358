import { Smartphone } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useHost } from '@/host/host-context';
import { fill } from '@/lib/fill';
import { showTakeAway } from './take-away';

interface TakeAwayButtonProps {
  /** What the visitor takes along. */
  title: string;
  /** When, where, and what else to know. */
  lines: readonly string[];
  /** The visible text, and the accessible name, in which `{title}` stands for the title. */
  copy: { text: string; label: string };
  className?: string;
}

/** In the kiosk, a button that shows an offer to take along; nothing elsewhere. */
export function TakeAwayButton({ title, lines, copy, className }: TakeAwayButtonProps) {
  if (useHost().mode !== 'kiosk') return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={fill(copy.label, { title })}
      className={className}
      onClick={() => showTakeAway({ title, lines })}
    >
      <Smartphone aria-hidden="true" className="size-6 shrink-0" />
      {copy.text}
    </Button>
  );
}

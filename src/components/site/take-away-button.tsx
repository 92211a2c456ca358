import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { takeAways } from './take-away';

interface TakeAwayButtonProps {
  /** The name of the offer. */
  title: string;
  /** When, where, and what else to know. */
  lines: readonly string[];
  /** An event for the phone's calendar, instead of a contact. */
  calendar?: string | undefined;
  /** The visible text, and the accessible name, in which `{title}` stands for the title. */
  copy: { text: string; label: string };
  className?: string;
}

/** Shows an offer to take along on a phone, where visitors cannot print it; renders nothing elsewhere. */
export function TakeAwayButton({ title, lines, calendar, copy, className }: TakeAwayButtonProps) {
  const [isShown, setShown] = useState(false);

  // Again when the language changes.
  useEffect(() => {
    if (isShown) takeAways.send({ title, lines, calendar, onClose: () => setShown(false) });
  }, [isShown, title, lines, calendar]);

  if (useCapabilities().canPrint) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={fill(copy.label, { title })}
      className={className}
      onClick={() => setShown(true)}
    >
      <Smartphone aria-hidden="true" className="size-6 shrink-0" />
      {copy.text}
    </Button>
  );
}

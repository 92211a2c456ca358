import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LanguageTag } from '@/content/languages';
import type { TextInLanguage } from '@/content/types';
import { useCapabilities } from '@/host/capabilities';
import { fill } from '@/lib/fill';
import { takeHomes } from './take-home';

interface TakeHomeButtonProps {
  /** The name of the offer. */
  title: string;
  /** The language of the title, if nobody has translated it yet. */
  language?: LanguageTag | undefined;
  /** When, where, and what else to know. */
  lines: readonly (string | TextInLanguage)[];
  /** An event for the phone's calendar, instead of a contact. */
  calendar?: string | undefined;
  /** The visible text, and the accessible name, in which `{title}` stands for the title. */
  copy: { text: string; label: string };
  className?: string;
}

/** Shows an offer to take along on a phone, where visitors cannot print it; renders nothing elsewhere. */
export function TakeHomeButton({ title, language, lines, calendar, copy, className }: TakeHomeButtonProps) {
  const [isShown, setShown] = useState(false);

  // Again when the language changes.
  useEffect(() => {
    if (isShown)
      takeHomes.send({ kind: 'offer', title, language, lines, calendar, onClose: () => setShown(false) });
  }, [isShown, title, language, lines, calendar]);

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

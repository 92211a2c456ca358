import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ItemActionProps } from '@/components/site/item-action';
import { takeHomeItems } from '@/components/site/take-home';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';

/** Shows an offer to take along on a phone. */
export function ToPhoneButton({ title, language, lines, calendar, className }: ItemActionProps) {
  const { button } = useCopy(kioskCopy).takeHome;
  const [isShown, setShown] = useState(false);

  // Sends the item again when the language changes.
  useEffect(() => {
    if (isShown && lines) {
      takeHomeItems.send({ kind: 'offer', title, language, lines, calendar, onClose: () => setShown(false) });
    }
  }, [isShown, title, language, lines, calendar]);

  if (!lines) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={fill(button.label, { title })}
      className={className}
      onClick={() => setShown(true)}
    >
      <Smartphone aria-hidden="true" className="size-6 shrink-0" />
      {button.text}
    </Button>
  );
}

import { Smartphone } from 'lucide-react';
import type { ItemActionProps } from '@/components/site/item-action';
import { takeHomeItems } from '@/components/site/take-home';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';

/** Shows an offer to take along on a phone. */
export function ToPhoneButton({ title, language, lines, calendar, className }: ItemActionProps) {
  const { button } = useCopy(kioskCopy).takeHome;
  if (!lines) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={fill(button.label, { title })}
      className={className}
      onClick={() => takeHomeItems.send({ kind: 'offer', title, language, lines, calendar })}
    >
      <Smartphone aria-hidden="true" className="size-6 shrink-0" />
      {button.text}
    </Button>
  );
}

import { Button } from '@/components/ui/button';
import { guide } from '@/copy/guide';
import { useBar } from '../use-bar';
import { switchControls } from './scan';
import type { SwitchScanner } from './switch-scanner';

const copy = guide.switches;

interface SwitchBarProps {
  scanner: SwitchScanner;
  /** Where the scan is. */
  caption: string;
}

/** What switches always reach: above the dock, and on top of every dialog. */
export function SwitchBar({ scanner, caption }: SwitchBarProps) {
  const bar = useBar(caption);
  return (
    <section
      ref={bar}
      popover="manual"
      aria-label={copy.label}
      data-guide-own=""
      data-guide-unread=""
      className="guide-bar switch-bar"
    >
      <p aria-hidden="true">{caption}</p>
      <div>
        {switchControls.map((control) => (
          <Button key={control} data-switch-control={control} onClick={() => scanner.control(control)}>
            {copy.controls[control]}
          </Button>
        ))}
      </div>
    </section>
  );
}

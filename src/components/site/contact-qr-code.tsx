import { lazy, Suspense } from 'react';
import { useHost } from '@/host/host-context';

const ScanCode = lazy(() => import('@/components/ui/qr-code'));

interface ReachCodeProps {
  /** A `tel:` or `mailto:` address. */
  href: string;
  label: string;
}

/** On the unattended display, a code by which a visitor's own phone calls or writes; nothing elsewhere. */
export function ReachCode({ href, label }: ReachCodeProps) {
  if (useHost().mode !== 'kiosk') return null;
  return (
    <Suspense>
      <ScanCode value={href} label={label} />
    </Suspense>
  );
}

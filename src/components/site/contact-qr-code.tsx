import { lazy, Suspense } from 'react';
import { useHost } from '@/host/host-context';

const QrCode = lazy(() => import('@/components/ui/qr-code'));

interface ContactQrCodeProps {
  /** A `tel:` or `mailto:` address. */
  href: string;
  label: string;
}

/** On the unattended display, a code by which a visitor's own phone calls or writes; nothing elsewhere. */
export function ContactQrCode({ href, label }: ContactQrCodeProps) {
  if (useHost().mode !== 'kiosk') return null;
  return (
    <Suspense>
      <QrCode value={href} label={label} />
    </Suspense>
  );
}

import { QrCode } from '@/components/ui/qr-code';
import { useHost } from '@/host/host-context';

interface ContactQrCodeProps {
  /** A `tel:` or `mailto:` address. */
  href: string;
  label: string;
}

/** In the kiosk, a QR code with which a visitor's own phone calls or writes; nothing elsewhere. */
export function ContactQrCode({ href, label }: ContactQrCodeProps) {
  return useHost().mode === 'kiosk' && <QrCode value={href} label={label} />;
}

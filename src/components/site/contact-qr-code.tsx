import { QrCode } from '@/components/ui/qr-code';
import type { Contact } from '@/content/types';
import { useHost } from '@/host/host-context';
import { fill } from '@/lib/fill';

/** In the kiosk, a QR code with which a visitor's own phone calls or writes; nothing elsewhere. */
export function ContactQrCode({ text, href, qrLabel }: Contact) {
  const isKiosk = useHost().mode === 'kiosk';
  return isKiosk && href && qrLabel && <QrCode value={href} label={fill(qrLabel, { text })} />;
}

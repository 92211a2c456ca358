import { QrCode } from '@/components/ui/qr-code';
import { contact } from '@/copy/contact';
import { type Message, qrCodeLink } from './message';

/** Hands a message to the visitor's own phone, which sends it: the kiosk sends nothing. */
export function MessageQrCode({ message }: { message: Message }) {
  const { code, shortened: notice } = contact.prepared;
  const { href, shortened } = qrCodeLink(message);
  return (
    <>
      <QrCode value={href} label={code} size={320} />
      {shortened && <p className="font-bold">{notice}</p>}
    </>
  );
}

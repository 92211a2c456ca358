import { lazy, Suspense } from 'react';
import { contact } from '@/copy/contact';
import { type Message, qrMessage } from './message';

const QrCode = lazy(() => import('@/components/ui/qr-code'));

/** Hands a message to the visitor's own phone, which sends it: the unattended display sends nothing. */
export function MessageQrCode({ message }: { message: Message }) {
  const { code, shortened: notice } = contact.prepared;
  const { href, shortened } = qrMessage(message);
  return (
    <Suspense>
      <QrCode value={href} label={code} size={320} />
      {shortened && <p className="font-bold">{notice}</p>}
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { contact } from '@/copy/contact';
import { codeMessage, type Message } from './message';

const ScanCode = lazy(() => import('@/components/ui/qr-code'));

/** Hands a message to the visitor's own phone, which sends it: the unattended display sends nothing. */
export function MessageCode({ message }: { message: Message }) {
  const { code, shortened: notice } = contact.prepared;
  const { href, shortened } = codeMessage(message);
  return (
    <Suspense>
      <ScanCode value={href} label={code} size={320} />
      {shortened && <p className="font-bold">{notice}</p>}
    </Suspense>
  );
}

import { onDemand } from '@/lib/on-demand';
import type { QrCodeProps } from './qr-code-figure';
import { useOnDemand } from './use-on-demand';

const figure = onDemand(() => import('./qr-code-figure'));

/** A QR code with its caption, once its code has been fetched: only the kiosk shows any. */
export function QrCode(props: QrCodeProps) {
  const Figure = useOnDemand(figure, 'now');
  return Figure && <Figure {...props} />;
}

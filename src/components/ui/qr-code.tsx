import { onDemand } from '@/lib/on-demand';
import { ErrorBoundary } from './error-boundary';
import type { QrCodeProps } from './qr-code-figure';
import { useOnDemand } from './use-on-demand';

/** The code that renders a QR code. */
export const qrCodeFigure = onDemand(() => import('./qr-code-figure'));

/** A QR code with its caption, once its code has been fetched: only the kiosk shows any. It is left out if it fails. */
export function QrCode(props: QrCodeProps) {
  const Figure = useOnDemand(qrCodeFigure, true);
  return (
    Figure && (
      <ErrorBoundary resetKey={props.value}>
        <Figure {...props} />
      </ErrorBoundary>
    )
  );
}

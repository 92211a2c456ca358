import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  /** What a phone's camera reads. */
  value: string;
  /** What the code is for, said beside it and to screen readers. */
  label: string;
  /** The code's width and height in pixels. */
  size?: number;
}

/** A QR code drawn on the spot, black on white in every theme, with the words that say what it is for. */
export default function QrCode({ value, label, size = 160 }: QrCodeProps) {
  return (
    <figure className="my-3">
      <QRCodeSVG
        value={value}
        size={size}
        level="L"
        marginSize={4}
        bgColor="#ffffff"
        fgColor="#000000"
        role="img"
        aria-label={label}
        className="rounded-lg border-2 border-ink"
      />
      <figcaption aria-hidden="true" className="mt-2 max-w-60 text-base text-ink-soft">
        {label}
      </figcaption>
    </figure>
  );
}

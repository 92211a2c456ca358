import { lazyModule } from '@/lib/lazy-module';
import { BreakableText } from './breakable-text';
import { ErrorBoundary } from './error-boundary';
import { useLazyModule } from './use-lazy-module';

/** Draws QR codes. The site in a browser shows none, so the library is fetched later. */
export const qrCodeSvg = lazyModule(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

/** Makes a code black on white in every theme so that cameras can read it, with the quiet zone that they need. */
export const qrCodeStyle = {
  level: 'L',
  marginSize: 4,
  bgColor: '#ffffff',
  fgColor: '#000000',
  role: 'img',
} as const;

interface QrCodeProps {
  value: string;
  /** The purpose of the code, shown as its caption and used as its accessible name. */
  label: string;
  /** The code's width and height in pixels. */
  size?: number;
  layout?: keyof typeof layouts;
}

/** The width, in physical units on a display whose size is known. */
const width =
  '[--width:calc(max(160px,var(--size-qr-code))*var(--text-scale))] tight:[--width:max(160px,var(--size-qr-code))]';

const layouts = {
  alone: {
    figure: 'my-3 tight:landscape:flex tight:landscape:items-center tight:landscape:gap-x-[0.5em]',
    code: `min-w-[min(100%,var(--width))] ${width}`,
  },
  /** Puts the code into the second column of a grid, and its caption below what is in the first. */
  beside: {
    figure: 'contents',
    code: `w-[min(var(--width),0.5*var(--page-height,100rem))] col-start-2 row-span-2 row-start-1 ${width}`,
  },
  /** Takes a third of the display's height, and more with larger text. The dialog says the purpose. */
  large: {
    figure:
      'max-w-full [--view:calc(100dvh-var(--reach-top,0px))] w-[clamp(0.34*var(--view)*min(var(--text-scale),1.25),max(160px,var(--size-qr-code))*var(--text-scale),0.55*var(--view))]',
    code: 'w-full',
  },
} as const;

/** A QR code with its caption. It is left out if it fails. */
export function QrCode({ value, label, size = 160, layout = 'alone' }: QrCodeProps) {
  const Svg = useLazyModule(qrCodeSvg);
  const { figure, code } = layouts[layout];
  return (
    Svg && (
      <ErrorBoundary resetKey={value}>
        <figure className={figure}>
          <Svg
            {...qrCodeStyle}
            value={value}
            size={size}
            aria-label={label}
            className={`h-auto max-w-full rounded-lg border-2 border-ink ${code}`}
          />
          {layout !== 'large' && (
            <figcaption
              aria-hidden="true"
              className="mt-2 max-w-[17rem] whitespace-pre-line text-lg leading-snug text-balance text-ink-soft"
            >
              <BreakableText>{label}</BreakableText>
            </figcaption>
          )}
        </figure>
      </ErrorBoundary>
    )
  );
}

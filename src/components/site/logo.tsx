import { Drawing } from '@/components/ui/drawing';
import logo from '@/logo.svg?raw';

/** The drawing without its line breaks, which would become part of a link's text. */
const drawing = logo.replaceAll(/\n\s*/g, '');

/** Puts a foundation's own logo on white in every theme, because it was made for white paper. */
const onWhite = 'rounded bg-[#fff] object-contain p-px forced-color-adjust-none';

interface MarkProps {
  /** The logo of the foundation, as a `data:` address; without one, the mark is the woven square. */
  logo: string | undefined;
  className: string;
}

/** The foundation's mark beside its name, which says all that the picture does. */
export function Mark({ logo, className }: MarkProps) {
  return logo ? (
    <img src={logo} alt="" className={`${onWhite} ${className}`} />
  ) : (
    <Drawing svg={drawing} className={className} />
  );
}

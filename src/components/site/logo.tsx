import { Drawing } from '@/components/ui/drawing';
import woven from '@/logo.svg?raw';

/** The drawing without its line breaks, which would become part of a link's text. */
const drawing = woven.replaceAll(/\n\s*/g, '');

/** Puts a foundation's own logo on white in every theme, because it was made for white paper. */
const onWhite = 'rounded bg-[#fff] object-contain p-px forced-color-adjust-none';

interface LogoProps {
  /** The logo of the foundation, as a `data:` address; without one, the woven square shows. */
  logo: string | undefined;
  className: string;
}

/** The foundation's logo beside its name, which says all that the picture does. */
export function Logo({ logo, className }: LogoProps) {
  return logo ? (
    <img src={logo} alt="" className={`${onWhite} ${className}`} />
  ) : (
    <Drawing svg={drawing} className={className} />
  );
}

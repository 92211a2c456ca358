import type { LucideIcon } from 'lucide-react';

interface IconImageProps {
  of: LucideIcon;
  className: string;
}

/** Draws an icon's picture, silent to screen readers. */
export function IconImage({ of: Picture, className }: IconImageProps) {
  return <Picture aria-hidden="true" focusable="false" strokeWidth={2} className={`shrink-0 ${className}`} />;
}

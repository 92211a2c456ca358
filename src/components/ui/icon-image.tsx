import type { LucideIcon } from 'lucide-react';

interface IconPictureProps {
  of: LucideIcon;
  className: string;
}

/** Draws an icon's picture, silent to screen readers. */
export function IconPicture({ of: Picture, className }: IconPictureProps) {
  return <Picture aria-hidden="true" focusable="false" strokeWidth={2} className={`shrink-0 ${className}`} />;
}

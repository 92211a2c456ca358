import type { LucideIcon } from 'lucide-react';

interface IconImageProps {
  of: LucideIcon;
  className: string;
}

/** An icon, hidden from screen readers. */
export function IconImage({ of: Icon, className }: IconImageProps) {
  return <Icon aria-hidden="true" strokeWidth={2} className={`shrink-0 ${className}`} />;
}

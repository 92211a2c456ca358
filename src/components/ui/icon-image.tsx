import type { LucideIcon } from 'lucide-react';

interface IconImageProps {
  of: LucideIcon;
  className: string;
}

export function IconImage({ of: Icon, className }: IconImageProps) {
  return <Icon aria-hidden="true" strokeWidth={2} className={`shrink-0 ${className}`} />;
}

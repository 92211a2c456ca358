import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button in the header. It hides its icon where the header barely fits in one row, and its text where that is wide. */
export function HeaderButton({ icon: Icon, className = '', children, ...button }: HeaderButtonProps) {
  return (
    <Button className={`!min-h-11 min-w-11 !px-2 !py-0 ${className}`} {...button}>
      <Icon aria-hidden="true" className="size-5 tight:mx-0.5 @max-[36rem]:hidden @min-[78rem]:hidden" />
      <span className="tight:sr-only">{children}</span>
    </Button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button in the header. It drops its icon at widths where brand and buttons barely fit in one row, or a word in one. */
export function HeaderButton({ icon: Icon, className = '', children, ...button }: HeaderButtonProps) {
  return (
    <Button
      className={`@max-[22rem]:grow @max-[12rem]:!px-2 @min-[22rem]:@max-[28rem]:!px-2.5 ${className}`}
      {...button}
    >
      <Icon aria-hidden="true" className="size-5 @max-[12rem]:hidden @min-[22rem]:@max-[28rem]:hidden" />
      {children}
    </Button>
  );
}

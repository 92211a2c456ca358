import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button of the header. Its icon goes where brand and buttons have just room in one row, or one word in a row. */
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

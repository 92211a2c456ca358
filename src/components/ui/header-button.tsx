import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

/** Hides an icon on small phones, and beside large text. */
export const headerIcon = '@max-[24.25rem]:hidden in-data-text:@max-bar:hidden';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
  iconClassName?: string;
}

/** A button in the header, filled while it is pressed. */
export function HeaderButton({
  icon: Icon,
  iconClassName = headerIcon,
  className = '',
  children,
  ...button
}: HeaderButtonProps) {
  return (
    <Button
      className={`!min-h-11 min-w-11 !px-2 !py-0 @min-bar:!min-h-[44px] aria-pressed:!bg-ink aria-pressed:!text-paper ${className}`}
      {...button}
    >
      <Icon aria-hidden="true" className={`size-5 ${iconClassName}`} />
      <span className="empty:hidden">{children}</span>
    </Button>
  );
}

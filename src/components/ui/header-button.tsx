import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
  iconClassName?: string;
}

/** A button in the header, filled while it is pressed. By default, it hides its icon on small phones. */
export function HeaderButton({
  icon: Icon,
  iconClassName = '@max-[24.25rem]:hidden in-data-text:@max-bar:hidden',
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

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button in the header, filled while it is pressed. On phones, which have little room in the row, it hides its icon. */
export function HeaderButton({ icon: Icon, className = '', children, ...button }: HeaderButtonProps) {
  return (
    <Button
      className={`!min-h-11 min-w-11 !px-2 !py-0 @min-bar:!min-h-[44px] aria-pressed:!bg-ink aria-pressed:!text-paper ${className}`}
      {...button}
    >
      <Icon aria-hidden="true" className="size-5 @max-[36rem]:hidden in-data-text:@max-bar:hidden" />
      <span>{children}</span>
    </Button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button of the header. On a phone its icon goes, so that brand, settings and menu stand in one row. */
export function HeaderButton({ icon: Icon, className = '', children, ...button }: HeaderButtonProps) {
  return (
    <Button className={`@max-[22rem]:grow @min-[22rem]:@max-[28rem]:!px-2.5 ${className}`} {...button}>
      <Icon aria-hidden="true" className="size-5 @min-[22rem]:@max-[28rem]:hidden" />
      {children}
    </Button>
  );
}

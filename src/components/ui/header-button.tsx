import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface HeaderButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

/** A button in the header. It hides its icon where the brand and the buttons barely fit in one row. */
export function HeaderButton({ icon: Icon, className = '', children, ...button }: HeaderButtonProps) {
  return (
    <Button className={`@max-[30rem]:self-stretch @max-[36rem]:!px-1.5 ${className}`} {...button}>
      <Icon aria-hidden="true" className="size-5 @max-[36rem]:hidden" />
      {children}
    </Button>
  );
}

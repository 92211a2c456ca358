import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ignoreKeyRepeat } from '@/components/ui/button';

interface DockButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
}

/** A button of the dock: an icon above its label, filled while it is pressed. */
export function DockButton({ icon: Icon, children, ...button }: DockButtonProps) {
  return (
    <button type="button" onKeyDown={ignoreKeyRepeat} {...button}>
      <Icon aria-hidden="true" />
      {children}
    </button>
  );
}

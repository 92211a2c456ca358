import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { ignoreKeyRepeat } from '@/components/ui/button';

interface DockButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
}

/** A button of the dock: an icon above its label, filled while it is pressed. */
export function DockButton({ icon: Icon, children, ...button }: DockButtonProps) {
  // The dock renders with every screen, and each icon takes longer than its button.
  const picture = useMemo(() => <Icon aria-hidden="true" />, [Icon]);
  return (
    <button type="button" onKeyDown={ignoreKeyRepeat} {...button}>
      {picture}
      {children}
    </button>
  );
}

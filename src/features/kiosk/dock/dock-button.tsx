import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { ignoreKeyRepeat } from '@/components/ui/button';

const buttonLook =
  'flex flex-col items-center justify-center gap-[2px] px-[4px] py-(--dock-gap) leading-[1.08] outlined-control font-bold tracking-normal! text-ink [overflow-wrap:normal] [word-spacing:normal]!';

const buttonStates =
  'aria-disabled:border-dashed aria-disabled:bg-transparent aria-pressed:border-on-accent aria-pressed:bg-accent aria-pressed:text-on-accent';

/** A button of the dock: an icon above its label, filled while it is pressed. */
export function DockButton({
  icon: Icon,
  className = '',
  children,
  ...button
}: ComponentProps<'button'> & { icon: LucideIcon }) {
  // Keeps the icon, which takes longer to render than its button, while the dock renders with every screen.
  const picture = useMemo(() => <Icon aria-hidden="true" className="size-[1.1em] shrink-0" />, [Icon]);
  const isLong = typeof children === 'string' && children.split(' ').length > 2;
  return (
    <button
      type="button"
      onKeyDown={ignoreKeyRepeat}
      {...button}
      className={`dock-button ${buttonLook} ${buttonStates} ${isLong ? 'dock-long' : ''} ${className}`}
    >
      {picture}
      {children}
    </button>
  );
}

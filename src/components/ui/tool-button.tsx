import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ignoreKeyRepeat } from './button';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  children: string;
}

const states = 'text-ink hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper';

/** A button for a tool: smaller than a screen's own buttons, and filled while it is pressed. */
export function ToolButton({ icon: Icon, children, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={ignoreKeyRepeat}
      className={`inline-flex min-h-11 items-center gap-2 outlined-control px-[var(--tool-padding,--spacing(3.5))] py-1.5 text-base font-bold leading-tight ${states}`}
      {...props}
    >
      <Icon aria-hidden="true" className="size-5 [display:var(--tool-icon,block)]" />
      {children}
    </button>
  );
}

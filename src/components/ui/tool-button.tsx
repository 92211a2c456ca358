import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ignoreKeyRepeat } from './button';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** Whether it is one of several in a row of a phone, which have no room for icons. */
  isCompact?: boolean;
  children: string;
}

const states = 'text-ink hover:bg-paper-deep aria-pressed:bg-ink aria-pressed:text-paper';

const toolClasses = `inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-ink bg-card px-3.5 py-1.5 text-base font-bold leading-tight ${states}`;

/** The classes of such a button that is compact, for links that look like one, and those of its icon. */
export const compactTool = `${toolClasses} max-[36rem]:justify-center max-[36rem]:px-2! max-[36rem]:py-0.5! max-[36rem]:text-center`;
export const compactToolIcon = 'size-5 shrink-0 max-[36rem]:hidden';

/** A button for a reading tool: smaller than a screen's own buttons, and filled while it is pressed. */
export function ToolButton({ icon: Icon, isCompact = false, children, ...props }: ToolButtonProps) {
  return (
    <button
      type="button"
      onKeyDown={ignoreKeyRepeat}
      className={isCompact ? compactTool : toolClasses}
      {...props}
    >
      <Icon aria-hidden="true" className={isCompact ? compactToolIcon : 'size-5'} />
      {children}
    </button>
  );
}

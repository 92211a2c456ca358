import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import type { SharedCopy } from '@/copy/shared';
import { talkBoard } from '@/features/talk-board';
import { useSiteCommand } from '@/host/site-commands';

/** A dialog that helps visitors on every screen, opened by a command: from the footer, the kiosk's menu, or at a desk. */
export interface VisitorTool {
  readonly id: keyof SharedCopy['toolNames'];
  readonly icon: LucideIcon;
  readonly module: Parameters<typeof useLazyDialog>[0];
  readonly Provider: ComponentType<{ children: ReactNode }>;
}

export const visitorTools: readonly VisitorTool[] = [talkBoard];

function ToolDialog({ tool, end }: { tool: VisitorTool; end: ReactNode }) {
  const [open, dialog] = useLazyDialog(tool.module, useCopy().common.loading, { end });
  useSiteCommand(tool.id, open);
  return <tool.Provider>{dialog}</tool.Provider>;
}

/** Opens the dialog of a tool when its command is sent, and keeps what the visitor did in it. */
export function ToolDialogs({ end }: { end?: ReactNode }) {
  return visitorTools.map((tool) => <ToolDialog key={tool.id} {...{ tool, end }} />);
}

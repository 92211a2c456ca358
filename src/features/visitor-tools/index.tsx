import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import type { ToolId } from '@/copy/tool-names';
import { talkBoard } from '@/features/talk-board';
import { useSiteCommand } from '@/host/site-commands';

/** What the folder of a tool exports. */
export interface VisitorTool {
  readonly id: ToolId;
  readonly icon: LucideIcon;
  readonly module: Parameters<typeof useLazyDialog>[0];
  readonly Provider: ComponentType<{ children: ReactNode }>;
}

/** The dialogs that help visitors on every screen, opened by a command: from the footer, the kiosk's menu, or at a desk. */
export const visitorTools: readonly VisitorTool[] = [talkBoard];

function ToolDialog({ tool, end }: { tool: VisitorTool; end: ReactNode }) {
  const [open, dialog] = useLazyDialog(tool.module, useCopy().common.loading, { end });
  useSiteCommand(tool.id, open);
  return <tool.Provider>{dialog}</tool.Provider>;
}

/** Opens the dialog of a tool when its command is sent, and keeps what the visitor did in it. */
export function ToolDialogs({ end }: { end?: ReactNode }) {
  return visitorTools.map((tool) => <ToolDialog key={tool.id} tool={tool} end={end} />);
}

import type { ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useCopy } from '@/copy';
import { talkBoard } from '@/features/talk-board';
import { useSiteCommand } from '@/host/site-commands';

/** The dialogs that help visitors on every screen, opened by a command: from the footer, the kiosk's menu, or at a desk. */
export const visitorTools = [talkBoard] as const;

export type VisitorTool = (typeof visitorTools)[number];

function ToolDialog({ tool, end }: { tool: VisitorTool; end: ReactNode }) {
  const [open, dialog] = useLazyDialog(tool.module, useCopy().common.loading, { end });
  useSiteCommand(tool.id, open);
  return <tool.Provider>{dialog}</tool.Provider>;
}

/** Opens the dialog of a tool when its command is sent, and keeps what the visitor did in it. */
export function ToolDialogs({ end }: { end?: ReactNode }) {
  return visitorTools.map((tool) => <ToolDialog key={tool.id} tool={tool} end={end} />);
}

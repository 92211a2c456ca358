import { BookOpenText, Check } from 'lucide-react';
import { ToolButton } from '@/components/ui/tool-button';
import { readingTools } from '@/copy/reading-tools';

/** Switches between a screen and its Easy read version. */
export function EasyReadToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <ToolButton icon={on ? Check : BookOpenText} aria-pressed={on} onClick={onToggle}>
      {readingTools.easyRead.toggle}
    </ToolButton>
  );
}

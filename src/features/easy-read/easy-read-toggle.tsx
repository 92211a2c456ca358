import { BookOpenText, Check } from 'lucide-react';
import { ToolButton } from '@/components/ui/tool-button';
import { reading } from '@/copy/reading-tools';

/** Switches between a screen and its version in plain words. */
export function EasyReadToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <ToolButton icon={on ? Check : BookOpenText} aria-pressed={on} onClick={onToggle}>
      {reading.easyRead.toggle}
    </ToolButton>
  );
}

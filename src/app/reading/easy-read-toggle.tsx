import { BookOpenText, Check } from 'lucide-react';
import { reading } from '@/words/reading';
import { ToolButton } from './tool-button';

/** Switches between a screen and its version in plain words. */
export function EasyReadToggle({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  return (
    <ToolButton icon={on ? Check : BookOpenText} aria-pressed={on} onClick={onToggle}>
      {reading.easyRead.toggle}
    </ToolButton>
  );
}

import { Button } from '@/components/ui/button';
import { useCopy } from '@/language';
import { DeskDialog } from './desk-dialog';

interface AskToClearProps {
  onKeep: () => void;
  onClear: () => void;
}

/** Asks before the next visitor's start clears a message that nobody has taken along. */
export function AskToClear({ onKeep, onClear }: AskToClearProps) {
  const { title, text, keep, clear } = useCopy<'desk'>().newVisitor.question;
  return (
    <DeskDialog title={title} onClose={onKeep}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Neither Enter nor Escape clears it. */}
        <Button variant="primary" autoFocus onClick={onKeep}>
          {keep}
        </Button>
        <Button onClick={onClear}>{clear}</Button>
      </div>
    </DeskDialog>
  );
}

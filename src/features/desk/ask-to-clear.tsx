import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { DeskDialog } from './desk-dialog';

interface AskToClearProps {
  /** Names each text that would be lost with the visit. */
  drafts: readonly string[];
  onKeep: () => void;
  onClear: () => void;
}

/** Asks before a new visit clears text that nobody has saved or taken along. */
export function AskToClear({ drafts, onKeep, onClear }: AskToClearProps) {
  const { title, keep, clear } = useCopy(deskCopy).newVisitor.question;
  return (
    <DeskDialog title={title} onClose={onKeep}>
      <div className="grid gap-2">
        {drafts.map((draft) => (
          <p key={draft}>{draft}</p>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Focuses the button that keeps the text, so that neither Enter nor Escape clears it. */}
        <Button variant="primary" autoFocus onClick={onKeep}>
          {keep}
        </Button>
        <Button onClick={onClear}>{clear}</Button>
      </div>
    </DeskDialog>
  );
}

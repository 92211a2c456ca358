import { Button } from '@/components/ui/button';
import { dock } from '@/copy/dock';
import { Sheet } from './sheet';

interface FinishSheetProps {
  onFinish: () => void;
  onClose: () => void;
}

/** Asks once before it ends the visit. */
export function FinishSheet({ onFinish, onClose }: FinishSheetProps) {
  const { title, text, confirm } = dock.finish;
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="text-xl">{text}</p>
      <Button variant="primary" className="mt-6 text-xl" onClick={onFinish} autoFocus>
        {confirm}
      </Button>
    </Sheet>
  );
}

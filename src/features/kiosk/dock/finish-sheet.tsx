import { Button } from '@/components/ui/button';
import { dock } from '@/copy/dock';
import { useKioskVisit } from '../visit/kiosk-visit';
import { Sheet } from './sheet';

/** Asks once before it ends the visit. */
export function FinishSheet({ onClose }: { onClose: () => void }) {
  const { end } = useKioskVisit();
  const { title, text, confirm } = dock.finish;
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="text-xl">{text}</p>
      <Button variant="primary" className="mt-6 text-xl" onClick={end} autoFocus>
        {confirm}
      </Button>
    </Sheet>
  );
}

import { Button } from '@/components/ui/button';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { useKioskVisit } from '../visit/kiosk-visit';
import { BottomSheet, sheetButtons } from './bottom-sheet';

/** Asks once before it ends the visit. */
export function FinishSheet({ onClose }: { onClose: () => void }) {
  const { dock } = useCopy(kioskCopy);
  const { end } = useKioskVisit();
  const { title, text, cancel, confirm } = dock.finish;
  return (
    <BottomSheet title={title} hasAnswers onClose={onClose}>
      <p className="text-xl">{text}</p>
      <div className={`mt-6 ${sheetButtons}`}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" onClick={end} autoFocus>
          {confirm}
        </Button>
      </div>
    </BottomSheet>
  );
}

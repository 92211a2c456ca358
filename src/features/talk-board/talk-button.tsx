import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import { useTalkBoard } from './use-talk-board';

/** Opens the talk board, in the footer. The kiosk has it in its Menu. */
export default function TalkButton() {
  const { talkButton } = useCopy(screensCopy);
  const [open, board] = useTalkBoard();
  if (useCapabilities().hasDock) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="text-link" onClick={open}>
        {talkButton.label}
      </button>
      {board}
    </>
  );
}

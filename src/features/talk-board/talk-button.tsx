import { useCopy } from '@/copy';
import { useCapabilities } from '@/host/capabilities';
import { useTalkBoard } from './use-talk-board';

/** Opens the talk board, in the footer. The kiosk has it in its Menu. */
export function TalkButton() {
  const { talkButton } = useCopy();
  const [open, board] = useTalkBoard();
  if (useCapabilities().hasDock) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="text-link noscript:hidden" onClick={open}>
        {talkButton.label}
      </button>
      {board}
    </>
  );
}

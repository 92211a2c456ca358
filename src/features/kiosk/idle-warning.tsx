import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { kiosk } from '@/copy/kiosk';
import { fill } from '@/lib/fill';

/** Announced only at these counts: one announcement a second would drown out everything else. */
const ANNOUNCED_SECONDS = [20, 10, 5];

/** Warns that the kiosk is about to reset. Any input continues the visit, including a press of the button. */
export function IdleWarning({ secondsLeft }: { secondsLeft: number }) {
  const dialog = useModal();
  const titleId = useId();
  const textId = useId();
  const { title, text, countdown, spoken, goOn } = kiosk.warning;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="m-auto max-w-2xl rounded-card border-4 border-ink bg-card p-10 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId}>{title}</h2>
      <p id={textId} className="mt-4 text-xl">
        {text}
      </p>
      <p aria-hidden="true" className="mt-6 text-5xl font-headline">
        {fill(countdown, { seconds: secondsLeft })}
      </p>
      <p role="status" className="sr-only">
        {ANNOUNCED_SECONDS.includes(secondsLeft) && fill(spoken, { seconds: secondsLeft })}
      </p>
      <Button variant="primary" className="mt-8 text-xl" autoFocus>
        {goOn}
      </Button>
    </dialog>
  );
}

import { useId, useMemo, useState } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { kiosk } from '@/copy/kiosk';
import { fill } from '@/lib/fill';

/** Announced only at these counts: one announcement a second would drown out everything else. */
const ANNOUNCED_SECONDS = [20, 10, 5];

/**
 * Warns that the kiosk is about to reset. Any input continues the visit, including a press of the button. Not an
 * `alertdialog`: in Chromium, Orca would say all of it several times.
 */
export function IdleWarning({ secondsLeft }: { secondsLeft: number }) {
  const dialog = useModal();
  const titleId = useId();
  const { title, text, countdown, spoken, goOn } = kiosk.warning;
  const [firstSeconds] = useState(secondsLeft);
  const seconds = ANNOUNCED_SECONDS.findLast((count) => count < firstSeconds && count >= secondsLeft);
  // Screen readers say the name of the button that gets the focus, but not always the dialog around it.
  const announced = useMemo(
    () => ({ text: seconds ? fill(spoken, { seconds }) : `${title} ${text}` }),
    [seconds, spoken, title, text],
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-w-2xl rounded-card border-4 border-ink bg-card p-10 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId}>{title}</h2>
      <p className="mt-4 text-xl">{text}</p>
      <p aria-hidden="true" className="mt-6 text-5xl font-headline">
        {fill(countdown, { seconds: secondsLeft })}
      </p>
      <Announcement announced={announced} />
      <Button variant="primary" className="mt-8 text-xl" autoFocus>
        {goOn}
      </Button>
    </dialog>
  );
}

import { useId, useMemo, useState } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import { aboveDock, useModal } from '@/components/ui/use-modal';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';

/** The counts that are announced, since one announcement a second would drown out everything else. */
const ANNOUNCED_SECONDS = [20, 10, 5];

/** Warns before the kiosk resets; any input continues the visit. No `alertdialog`, which Orca would read several times. */
export function IdleWarning({ secondsLeft }: { secondsLeft: number }) {
  const { kiosk, language } = useCopy(kioskCopy);
  const dialog = useModal();
  const titleId = useId();
  const { title, text, spoken, goOn } = kiosk.warning;
  const secondsFormat = new Intl.NumberFormat(language.locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  const [firstSeconds] = useState(secondsLeft);
  const seconds = ANNOUNCED_SECONDS.findLast((count) => count < firstSeconds && count >= secondsLeft);
  // Announces the text, since screen readers say the button that gets the focus, but not always the dialog around it.
  const announced = useMemo(
    () => ({ text: seconds ? fill(spoken, { seconds }) : `${title} ${text}` }),
    [seconds, spoken, title, text],
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...aboveDock}
      className="border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
        <div className="flex-[1_1_20rem]">
          <h2 id={titleId}>{title}</h2>
          <p className="mt-3 text-xl">{text}</p>
        </div>
        <p aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {secondsFormat.formatToParts(secondsLeft).map(({ type, value }) => (
            <span key={type} className={type === 'integer' ? 'text-7xl font-headline' : undefined}>
              {value}
            </span>
          ))}
        </p>
      </div>
      <Announcement announced={announced} />
      <Button variant="primary" className="mt-6 min-h-[72px]! w-full text-xl" autoFocus>
        {goOn}
      </Button>
    </dialog>
  );
}

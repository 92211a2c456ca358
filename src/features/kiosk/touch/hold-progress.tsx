import { useLayoutEffect, useMemo, useRef } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { useKioskVisit } from '../shared/kiosk-visit';
import { type HeldPress, HOLD_STEPS, useHeldPress } from './use-held-press';

const steps = Array.from({ length: HOLD_STEPS }, (_, index) => index);

/** Shows how long a control has been held, beside the finger and above dialogs. */
function HoldBubble({ press, reachTop }: { press: HeldPress; reachTop: number }) {
  const { holding, held, tooShort } = useCopy(kioskCopy).dock.hold;
  const bubble = useRef<HTMLDivElement>(null);
  const { x, y, isTooShort } = press;
  const progress = press.steps === HOLD_STEPS ? held : holding;
  const isBelow = y < (reachTop + window.innerHeight) / 2;
  // Keeps clear of the finger, which would hide the bubble.
  const finger = '1.25 * var(--size-target)';

  useLayoutEffect(() => bubble.current?.showPopover?.(), []);

  return (
    <div
      ref={bubble}
      popover="manual"
      aria-hidden="true"
      data-testid="hold-bubble"
      className="fixed right-auto w-(--width) pointer-events-none rounded-control border-[3px] border-on-accent bg-accent p-3 text-center leading-[1.3] font-bold text-on-accent [--width:min(18em,100dvw-16px)]"
      style={{
        insetBlock: isBelow ? `calc(${y}px + ${finger}) auto` : `auto calc(100dvh - ${y}px + ${finger})`,
        left: `clamp(8px, ${x}px - var(--width) / 2, 100dvw - var(--width) - 8px)`,
      }}
    >
      <p>{isTooShort ? tooShort : progress}</p>
      <div className="mt-2 grid auto-cols-fr grid-flow-col gap-[6px]">
        {steps.map((step) => (
          // Fills the bar with its border, whose color forced colors keep.
          <span
            key={step}
            data-done={step < press.steps ? '' : undefined}
            className="h-[16px] border-2 data-done:border-[8px]"
          />
        ))}
      </div>
    </div>
  );
}

/** Makes controls need a long press while "Hold to press" is on, and shows its progress, or that it was too short. */
export function HoldProgress() {
  const { tooShort } = useCopy(kioskCopy).dock.hold;
  const { holds, lowerScreen } = useKioskVisit();
  const press = useHeldPress(holds);
  const isTooShort = press?.isTooShort ?? false;
  const announced = useMemo(() => (isTooShort ? { text: tooShort } : undefined), [isTooShort, tooShort]);
  return (
    <>
      {press && <HoldBubble key={press.startedAt} press={press} reachTop={lowerScreen.top} />}
      <Announcement announced={announced} />
    </>
  );
}

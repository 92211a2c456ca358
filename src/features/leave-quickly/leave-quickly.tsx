import { LogOut } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { toolClasses } from '@/components/ui/tool-button';
import { useCopy } from '@/copy';
import { useCapabilities } from '@/host/capabilities';
import { BLANK, leaveSite } from './leave-site';
import { countShift, type Input, isEnough, kindOfKey, noPresses } from './shift-presses';

/** Leaves the site after three presses of Shift, wherever the focus is. */
function useShiftPresses(isOn: boolean, address: string | undefined): void {
  useEffect(() => {
    if (!isOn) return;
    let presses = noPresses;
    const count = (kind: Input['kind'], time: number) => {
      presses = countShift(presses, { kind, time });
      if (isEnough(presses)) leaveSite(address);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('keydown', (event) => count(kindOfKey(event), event.timeStamp), options);
    window.addEventListener(
      'keyup',
      ({ key, timeStamp }) => key === 'Shift' && count('shiftUp', timeStamp),
      options,
    );
    window.addEventListener('pointerdown', ({ timeStamp }) => count('other', timeStamp), options);
    return () => listening.abort();
  }, [isOn, address]);
}

/** A link, so that it works before the scripts have loaded and without them. */
function LeaveLink(props: Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-description'>) {
  const address = useCopy().foundation.leaveAddress;
  return (
    <a
      {...props}
      href={address ?? BLANK}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        leaveSite(address);
      }}
    />
  );
}

/** Beside the reading tools, where a wide window has room for it whatever else is there. */
export function LeaveTool() {
  const { button, hint } = useCopy().leaveQuickly;
  if (!useCapabilities().canLeaveQuickly) return null;
  return (
    <div className="hidden min-[64rem]:block">
      <LeaveLink aria-description={hint} className={toolClasses}>
        <LogOut aria-hidden="true" className="size-5" />
        {button}
      </LeaveLink>
    </div>
  );
}

/** In the menu of a narrow window, which without scripts is open, and has no room for the link beside the tools. */
export function LeaveMenuItem() {
  const { button, hint } = useCopy().leaveQuickly;
  if (!useCapabilities().canLeaveQuickly) return null;
  return (
    <LeaveLink
      aria-description={hint}
      // A pixel below the rest of the menu: the button above moves down by one while it is pressed.
      className="mt-px flex min-h-11 items-center gap-2 underline @min-bar:hidden"
    >
      <LogOut aria-hidden="true" className="size-5" />
      {button}
    </LeaveLink>
  );
}

/** In the footer: the link, the keys that do the same, and what leaving does not erase. */
export function LeaveNotice() {
  const { leaveQuickly, foundation } = useCopy();
  const { button, hint, history } = leaveQuickly;
  const address = foundation.leaveAddress;
  const { canLeaveQuickly } = useCapabilities();
  useShiftPresses(canLeaveQuickly, address);
  if (!canLeaveQuickly) return null;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t-2 border-hairline pt-4">
      <LeaveLink className="text-link">{button}</LeaveLink>
      <p className="measure">
        <span className="noscript:hidden">{hint}</span> {history}
      </p>
    </div>
  );
}

import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { useCapabilities } from '@/host/capabilities';
import { useCopy } from '@/language';
import { leaveSite } from './leave-site';
import { countShift, type Input, isEnough, noPresses } from './shift-presses';

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
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => count(key === 'Shift' ? 'shiftDown' : 'other', timeStamp),
      options,
    );
    window.addEventListener(
      'keyup',
      ({ key, timeStamp }) => key === 'Shift' && count('shiftUp', timeStamp),
      options,
    );
    window.addEventListener('pointerdown', ({ timeStamp }) => count('other', timeStamp), options);
    return () => listening.abort();
  }, [isOn, address]);
}

/** Beside the reading tools, where a wide window has room for it whatever else is there. */
function LeaveButton() {
  const { leaveQuickly: copy } = useCopy<'screens'>();
  if (!useCapabilities().canLeaveQuickly) return null;
  return (
    <div className="hidden min-[64rem]:block">
      <ToolButton icon={LogOut} aria-description={copy.hint} onClick={() => leaveSite(copy.address)}>
        {copy.button}
      </ToolButton>
    </div>
  );
}

/** In the menu of a narrow window, which has no room for the button. */
function LeaveMenuItem() {
  const { leaveQuickly: copy } = useCopy<'screens'>();
  if (!useCapabilities().canLeaveQuickly) return null;
  return (
    <button
      type="button"
      aria-description={copy.hint}
      // A pixel below the rest of the menu: the button above moves down by one while it is pressed.
      className="mt-px flex min-h-11 items-center gap-2 underline @min-bar:hidden"
      onClick={() => leaveSite(copy.address)}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {copy.button}
    </button>
  );
}

/** In the footer: the button, the keys that do the same, and what leaving does not erase. */
function LeaveNotice() {
  const { leaveQuickly: copy } = useCopy<'screens'>();
  const { canLeaveQuickly } = useCapabilities();
  useShiftPresses(canLeaveQuickly, copy.address);
  if (!canLeaveQuickly) return null;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t-2 border-hairline pt-4">
      <button type="button" className="text-link" onClick={() => leaveSite(copy.address)}>
        {copy.button}
      </button>
      <p className="measure">
        {copy.hint} {copy.history}
      </p>
    </div>
  );
}

export default { Button: LeaveButton, MenuItem: LeaveMenuItem, Notice: LeaveNotice };

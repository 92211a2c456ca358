import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useCopy } from '@/copy';
import { leaveCopy } from '@/copy/leave-quickly';
import { useCapabilities } from '@/host/capabilities';
import { listen } from '@/lib/listen';
import { leaveSite, NEUTRAL_PAGE } from './leave-site';
import {
  countShiftPress,
  hasPressedEnough,
  initialShiftPresses,
  type KeyOrPress,
  kindOfKey,
} from './shift-presses';

/** Leaves the site after Shift is pressed three times, wherever the focus is. */
export function useLeaveByShift(): void {
  const { leaveAddress } = useCopy().foundation;
  const { ownsAddress } = useCapabilities();
  useEffect(() => {
    if (!ownsAddress) return;
    let presses = initialShiftPresses;
    const count = (kind: KeyOrPress['kind'], time: number) => {
      presses = countShiftPress(presses, { kind, time });
      if (hasPressedEnough(presses)) leaveSite(leaveAddress);
    };
    return listen(
      window,
      {
        keydown: (event) => count(kindOfKey(event), event.timeStamp),
        keyup: ({ key, timeStamp }) => key === 'Shift' && count('shiftUp', timeStamp),
        pointerdown: ({ timeStamp }) => count('other', timeStamp),
      },
      { capture: true },
    );
  }, [ownsAddress, leaveAddress]);
}

interface LeaveLinkProps {
  className: string;
  /** The further classes of an icon, if it has one. */
  iconClassName?: string;
  short?: boolean;
  tabIndex?: number;
}

/** Leaves through a link, which works before the scripts have loaded, and without them. */
export function LeaveLink({ iconClassName, short, ...props }: LeaveLinkProps) {
  const { leaveQuickly, foundation } = useCopy(leaveCopy);
  if (!useCapabilities().ownsAddress) return null;
  return (
    <a
      href={foundation.leaveAddress ?? NEUTRAL_PAGE}
      rel="noreferrer"
      aria-label={short ? leaveQuickly.button : undefined}
      aria-description={leaveQuickly.hint}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        leaveSite(foundation.leaveAddress);
      }}
    >
      {iconClassName !== undefined && (
        <LogOut aria-hidden="true" className={`size-5 shrink-0 rtl:-scale-x-100 ${iconClassName}`} />
      )}
      <span>{short ? leaveQuickly.short : leaveQuickly.button}</span>
    </a>
  );
}

/** Warns that leaving does not erase the history of the browser, and may name the keys for it. */
export function LeaveNote({ className, hasKeys = false }: { className: string; hasKeys?: boolean }) {
  const { leaveQuickly } = useCopy(leaveCopy);
  if (!useCapabilities().ownsAddress) return null;
  return (
    <p className={className}>
      {hasKeys && <span className="noscript:hidden">{`${leaveQuickly.hint} `}</span>}
      {leaveQuickly.history}
    </p>
  );
}

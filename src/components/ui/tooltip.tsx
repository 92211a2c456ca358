import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCapabilities } from '@/host/capabilities';
import { listen } from '@/lib/listen';
import { Button } from './button';

/** The delay of a tooltip, and how soon after one another opens at once (specification, section 9). */
const DELAY_MS = 700;
const SKIP_MS = 300;

/** When a tooltip was last open. */
let lastOpen = Number.NEGATIVE_INFINITY;

interface BubbleProps {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  control: HTMLElement;
  onLeave: (event: PointerEvent) => void;
  onClose: () => void;
}

function Bubble({ ref, text, control, onLeave, onClose }: BubbleProps) {
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    current.showPopover();
    const { left, top, bottom } = control.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    // Goes below, if it fits: above, it would cover what the control is about; beside, other controls.
    const isBelow = bottom + height <= window.innerHeight;
    current.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`;
    current.style.top = `${isBelow ? bottom : top - height}px`;
    return () => {
      lastOpen = performance.now();
    };
  }, [control, ref]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    return listen(document, { scroll: onClose, keydown: onKeyDown });
  });

  return (
    <div
      ref={ref}
      role="tooltip"
      popover="manual"
      onPointerLeave={onLeave}
      className="fixed inset-auto z-50 m-0 max-w-75 border-0 bg-transparent py-2 ps-0 pe-3 text-start print:hidden"
    >
      <div className="rounded-control border-2 border-card bg-ink px-4 py-2 text-base leading-snug text-card">
        {text}
      </div>
    </div>
  );
}

interface ButtonWithTooltipProps extends ComponentProps<typeof Button> {
  /** Repeats a visible line, and nothing else, because touch users never see it. Without a text, there is no tooltip. */
  tooltip: string | undefined;
}

/** A button with a tooltip, which stays while the pointer is on it. Where a finger is the only pointer, there is none. */
export function ButtonWithTooltip({ tooltip, ...button }: ButtonWithTooltipProps) {
  const { isTouchOnly } = useCapabilities();
  const [control, setControl] = useState<HTMLElement>();
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    clearTimeout(timer.current);
    setControl(undefined);
  }

  /** Keeps it open while the pointer moves between the control and the tooltip, which touch. */
  function leave({ relatedTarget }: PointerEvent) {
    const isNear = (element?: HTMLElement | null) =>
      relatedTarget instanceof Node && element?.contains(relatedTarget);
    if (!isNear(control) && !isNear(bubble.current)) close();
  }

  return (
    <>
      <Button
        {...button}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'touch') return;
          const isNext = performance.now() - lastOpen < SKIP_MS;
          timer.current = setTimeout(setControl, isNext ? 0 : DELAY_MS, currentTarget);
        }}
        onPointerLeave={leave}
        onPointerDown={close}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setControl(currentTarget);
        }}
        onBlur={close}
      />
      {/* Some supported browsers have no popovers. */}
      {control && tooltip && !isTouchOnly && 'popover' in control && (
        <Bubble ref={bubble} text={tooltip} control={control} onLeave={leave} onClose={close} />
      )}
    </>
  );
}

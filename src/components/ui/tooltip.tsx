import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '@/lib/listen';

/** The delay before a tooltip opens, and the time after one in which the next opens at once (specification, section 9). */
const DELAY_MS = 700;
const SKIP_MS = 300;

/** Time for the pointer to reach the tooltip. */
const LEAVE_MS = 150;

/** The least room for a tooltip beside its control, in rem, and its distance from the control in pixels. */
const LEAST_ROOM = 15;
const GAP = 8;

let closedAt = Number.NEGATIVE_INFINITY;

/**
 * Where nothing is that the control is about, nor another control: beside the last control of the row, where what a press
 * answers is as well, or below the row if there is no room. Both are within the page's column.
 */
function placeOf(control: HTMLElement): CSSProperties {
  const { top, right, bottom, left } = control.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  if (control.closest('header')) return { top: bottom + GAP, right: clientWidth - right };
  const row = [...(control.parentElement?.children ?? [])]
    .map((other) => other.getBoundingClientRect())
    .filter((other) => other.top === top);
  const end = Math.max(right, ...row.map((other) => other.right));
  let around = control.parentElement;
  while (around && around.getBoundingClientRect().right - end < 1) around = around.parentElement;
  const room = (around?.getBoundingClientRect().right ?? end) - end - GAP;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (room >= LEAST_ROOM * rem)
    return {
      left: end + GAP,
      top: (top + bottom) / 2,
      translate: '0 -50%',
      maxWidth: Math.min(room, 20 * rem),
    };
  const isLow = bottom > window.innerHeight * 0.8;
  return isLow ? { left, bottom: window.innerHeight - top + GAP } : { left, top: bottom + GAP };
}

/**
 * Repeats a visible line in a tooltip. Touch users never see it, so it must not contain anything else.
 *
 * @param text none while the line is beside the control
 * @returns the properties of the control, and its tooltip while that is open
 */
export function useTooltip(text: string | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<CSSProperties>();
  const isOpen = place !== undefined && text !== undefined;
  if (place && !isOpen) setPlace(undefined);

  function after(delay: number, run: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  }

  function close() {
    clearTimeout(timer.current);
    setPlace(undefined);
  }

  const keepOpen = () => clearTimeout(timer.current);
  const leave = () => after(LEAVE_MS, close);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const stop = listen(
      document,
      { keydown: ({ key }) => key === 'Escape' && setPlace(undefined), scroll: () => setPlace(undefined) },
      { capture: true },
    );
    return () => {
      stop();
      closedAt = performance.now();
    };
  }, [isOpen]);

  const control = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      const isNext = performance.now() - closedAt < SKIP_MS;
      if (pointerType !== 'touch') after(isNext ? 0 : DELAY_MS, () => setPlace(placeOf(currentTarget)));
    },
    onPointerLeave: leave,
    onPointerDown: close,
    onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.matches(':focus-visible')) setPlace(placeOf(currentTarget));
    },
    onBlur: close,
  };
  const tooltip =
    isOpen &&
    createPortal(
      <p
        role="tooltip"
        style={place}
        onPointerEnter={keepOpen}
        onPointerLeave={leave}
        className="fixed z-50 max-w-72 rounded-control border-2 border-card bg-ink px-4 py-2 text-base leading-snug text-card"
      >
        {text}
      </p>,
      document.body,
    );
  return { control, tooltip };
}

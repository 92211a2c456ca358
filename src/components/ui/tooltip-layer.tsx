import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { TooltipControl } from './tooltip';

interface ControlStandInProps {
  control: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/**
 * Takes the place of the control that the library expects, and forwards the control's events. The control was mounted
 * before the library was fetched; wrapping it now would remount it and lose its focus.
 */
function ControlStandIn({ control, ref, ...triggerProps }: ControlStandInProps) {
  useImperativeHandle(ref, () => control, [control]);
  useLayoutEffect(() => {
    const listening = new AbortController();
    for (const [name, handler] of Object.entries(triggerProps)) {
      if (typeof handler !== 'function') continue;
      const type = name.slice('on'.length).toLowerCase();
      control.addEventListener(type, handler as EventListener, { signal: listening.signal });
    }
    return () => listening.abort();
  });
  return null;
}

/** The least room for a tooltip beside its control, in rem, and its distance from the control in pixels. */
const LEAST_ROOM = 15;
const GAP = 8;

/**
 * Where nothing is that the control is about, nor another control: beside the last control of the row, where what a press
 * answers is as well, or below the row if there is no room. Both are within the page's column.
 */
function placeOf(control: HTMLElement): ComponentProps<typeof Content> {
  if (control.closest('header')) return { side: 'bottom', align: 'end', sideOffset: GAP };
  const { top, right } = control.getBoundingClientRect();
  const row = [...(control.parentElement?.children ?? [])]
    .map((other) => other.getBoundingClientRect())
    .filter((other) => other.top === top);
  const end = Math.max(right, ...row.map((other) => other.right));
  let around = control.parentElement;
  while (around && around.getBoundingClientRect().right - end < 1) around = around.parentElement;
  const room = (around?.getBoundingClientRect().right ?? end) - end - GAP;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (room < LEAST_ROOM * rem) return { side: 'bottom', align: 'start', sideOffset: GAP };
  return { side: 'right', sideOffset: end - right + GAP, style: { maxWidth: Math.min(room, 20 * rem) } };
}

/** Re-renders each time it opens, because its control may have moved. */
function Tooltip({ control, text }: Pick<TooltipControl, 'control' | 'text'>) {
  const [place] = useState(() => placeOf(control));
  return (
    <Content
      {...place}
      collisionPadding={12}
      className="z-50 max-w-72 rounded-control border-2 border-card bg-ink px-4 py-2 text-base leading-snug text-card"
    >
      {text}
    </Content>
  );
}

/** Shows tooltips with the specified delays: 700 ms, and a skip window of 300 ms (specification, section 9). */
export default function TooltipLayer({ controls }: { controls: readonly TooltipControl[] }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {controls.map(({ id, control, text }) => (
        <Root key={id}>
          <Trigger asChild>
            <ControlStandIn control={control} />
          </Trigger>
          <Portal>
            <Tooltip control={control} text={text} />
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

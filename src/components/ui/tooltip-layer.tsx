import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';

export interface TooltipControl {
  id: string;
  control: HTMLElement;
  text: string;
}

/** Forwards events of the mounted control to Radix. Wrapping the control would remount it and lose its focus. */
function ControlStandIn({ control, ref, ...triggerProps }: { control: HTMLElement; ref?: Ref<HTMLElement> }) {
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
            {/* Shows the tooltip below: above, it would cover what the control is about; beside, other controls. */}
            <Content
              side="bottom"
              align="start"
              sideOffset={8}
              collisionPadding={12}
              className="z-50 max-w-72 rounded-control border-2 border-card bg-ink px-4 py-2 text-base leading-snug text-card"
            >
              {text}
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

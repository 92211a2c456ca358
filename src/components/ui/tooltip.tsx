import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Gives all tooltips below it the delays of the specification, section 9: 700 ms, then 300 ms to skip. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}

/** Repeats a visible line for the pointer. Touch never sees it, so it must not hold anything of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-72 rounded-control border-2 border-card bg-ink px-4 py-2 text-base leading-snug text-card"
        >
          {text}
        </Content>
      </Portal>
    </Root>
  );
}

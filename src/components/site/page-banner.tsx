import type { ReactNode } from 'react';
import { DeferredContent } from './deferred-content';
import { ThreadDivider } from './weave/thread-divider';
import { Weave } from './weave/weave';

interface PageBannerProps {
  title: string;
  text: string;
  /** Gives each screen a different weave. */
  seed: number;
  children?: ReactNode;
}

/** The top of a screen: its only h1, an introduction, and a piece of the weave. */
export function PageBanner({ title, text, seed, children }: PageBannerProps) {
  return (
    <div className="@container">
      <div className="relative overflow-hidden">
        <div className="wrap grid items-center @min-[56rem]:min-h-88 @min-[56rem]:grid-cols-[7fr_5fr]">
          <div className="pt-12 pb-[min(3rem,12vw)] @min-[56rem]:py-16 print:py-4">
            <h1 tabIndex={-1}>{title}</h1>
            <p className="measure mt-5 text-xl text-ink-soft">{text}</p>
            {children}
          </div>
        </div>
        <DeferredContent>
          <Weave
            seed={seed}
            className="absolute inset-y-0 end-0 hidden w-[38%] @min-[56rem]:block rtl:-scale-x-100"
          />
        </DeferredContent>
      </div>
      <ThreadDivider />
    </div>
  );
}

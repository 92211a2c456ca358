import type { ReactNode } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { Scene, type SceneName } from './scenes/scene';
import { ThreadDivider } from './weave/thread-divider';

interface PageBannerProps {
  title: string;
  text: string;
  /** Gives each screen a face of its own. */
  scene: SceneName;
  children?: ReactNode;
}

/** The top of a screen: its only h1, an introduction, and a picture of people beside it, or below it in a narrow window. */
export function PageBanner({ title, text, scene, children }: PageBannerProps) {
  // A picture below the text would take the part of a shared screen that everyone reaches.
  const { hasDock } = useCapabilities();
  return (
    <div className="@container">
      <div className="wrap grid items-center gap-x-10 gap-y-6 pt-12 pb-[min(3rem,12vw)] @min-[44rem]:grid-cols-[7fr_5fr] @min-[74rem]:gap-x-16 print:block print:py-4">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="measure mt-5 text-xl text-ink-soft">{text}</p>
          {children}
        </div>
        <Scene
          name={scene}
          className={`w-full max-w-64 @min-[44rem]:block @min-[44rem]:max-w-none ${hasDock ? 'hidden' : ''}`}
        />
      </div>
      <ThreadDivider />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { LiveRegion } from './live-region';

/** How long loading may take before the notice appears. */
const DELAY_MS = 1_000;

/** Shows and announces a text once loading takes noticeably long. Render it for as long as something is loading. */
export function LoadingNotice({ text }: { text: string }) {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <LiveRegion>
      {slow && (
        <p className="fixed inset-x-0 bottom-[calc(var(--lower-bar,0px)+1.5rem)] z-50 mx-auto w-fit rounded-control border-2 border-ink bg-accent px-6 py-3 font-bold text-on-accent">
          {text}
        </p>
      )}
    </LiveRegion>
  );
}

import { useEffect, useState } from 'react';
import { common } from '@/copy/site';

/** How long the next screen may take, in milliseconds, until a visitor is told that it is on its way. */
const PATIENCE_MS = 1_000;

/** Says that the next screen is on its way, for as long as it stands and from the moment that this takes long. */
export function LoadingNotice() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status">
      {slow && (
        <p className="fixed inset-x-0 bottom-6 z-50 mx-auto w-fit rounded-control border-2 border-ink bg-accent px-6 py-3 font-bold text-on-accent">
          {common.loading}
        </p>
      )}
    </div>
  );
}

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/live-region';
import { useCopy } from '@/copy';
import { toolsCopy } from '@/copy/tools';
import { type ShareResult, useShare } from './use-share';

/** Shares the address of the current screen, and says whether that worked. */
export default function ShareButton() {
  const { share: copy } = useCopy(toolsCopy);
  const sharing = useShare();
  const [shared, setShared] = useState<ShareResult>('done');
  if (!sharing) return null;
  return (
    <>
      <button
        type="button"
        className="text-link"
        onClick={async () => setShared(await sharing.share())}
        onBlur={() => setShared('done')}
      >
        {copy.button}
      </button>
      <LiveRegion className="order-last col-span-full w-full wrap-anywhere">
        {shared === 'copied' && copy.copied}
        {shared === 'byHand' && `${copy.byHand} ${sharing.address}`}
      </LiveRegion>
    </>
  );
}

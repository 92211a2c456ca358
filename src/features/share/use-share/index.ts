import { useLocation } from 'react-router-dom';
import { publicSite, useWholeAddress } from '@/address';
import { takeHomes } from '@/components/site/take-home';
import { useCapabilities } from '@/host/capabilities';

/** The result of sharing an address: the person has to copy it if nothing else works. */
export type Shared = 'done' | 'copied' | 'byHand';

/**
 * Returns the address of the current screen, and what shares it: the system's own dialog, or else the clipboard; in the
 * kiosk, a code. In the desktop app, whose own address nobody else can open, only if the site's is known.
 */
export function useShare(): { address: string; share: () => Promise<Shared> } | undefined {
  const { canPrint, ownsAddress } = useCapabilities();
  const { pathname } = useLocation();
  const wholeAddress = useWholeAddress();
  if (!ownsAddress && !publicSite) return undefined;
  const address = wholeAddress(pathname);

  async function share(): Promise<Shared> {
    if (!canPrint) {
      takeHomes.send({ kind: 'page', address });
      return 'done';
    }
    try {
      if (ownsAddress && navigator.share) await navigator.share({ title: document.title, url: address });
      else {
        await navigator.clipboard.writeText(address);
        return 'copied';
      }
      return 'done';
    } catch (error) {
      // Closing the dialog rejects the promise, and so does a second press while it is open.
      const isFine = error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name);
      return isFine ? 'done' : 'byHand';
    }
  }

  return { address, share };
}

import { useLocation } from 'react-router-dom';
import { publicSite, useWholeAddress } from '@/address';
import { toPhone } from '@/components/site/to-phone';
import { useCapabilities } from '@/host/capabilities';
import { copyText } from '@/lib/copy-text';

/** The result of sharing an address; with `byHand`, the visitor has to copy it. */
export type ShareResult = 'done' | 'copied' | 'byHand';

/** Returns the current screen's public address, and a function that shares it by dialog, clipboard or the kiosk's code. */
export function useShare(): { address: string; share: () => Promise<ShareResult> } | undefined {
  const { canPrint, ownsAddress } = useCapabilities();
  const { pathname } = useLocation();
  const wholeAddress = useWholeAddress();
  if (!ownsAddress && !publicSite) return undefined;
  const address = wholeAddress(pathname);

  async function share(): Promise<ShareResult> {
    if (!canPrint) {
      toPhone.send({ kind: 'page', address });
      return 'done';
    }
    if (!ownsAddress || !navigator.share) return (await copyText(address)) ? 'copied' : 'byHand';
    try {
      await navigator.share({ title: document.title, url: address });
      return 'done';
    } catch (error) {
      // Ignores the errors of a dialog that was closed, and of a second press while it is open.
      const isFine = error instanceof DOMException && /^(AbortError|InvalidStateError)$/.test(error.name);
      return isFine ? 'done' : 'byHand';
    }
  }

  return { address, share };
}

import { useCopy } from '@/copy';
import { storyCopy } from '@/copy/story';
import { useCapabilities } from '@/host/capabilities';

/** Where the lines in other languages are on Contact. */
export const languagesAnchor = 'other-languages';

/** Whether there is something to say: a kiosk translates nothing, and interpreters are free only if the foundation says so. */
export function useHasOtherLanguages(): boolean {
  const { contact } = useCopy(storyCopy);
  const { hasDock } = useCapabilities();
  return !hasDock || Boolean(contact.otherLanguages.interpreter);
}

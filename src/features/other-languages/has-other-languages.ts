import { useContent } from '@/copy';
import { useCapabilities } from '@/host/capabilities';

/** Where the lines in other languages are on Contact. */
export const languagesAnchor = 'other-languages';

/** Whether there is something to say: a kiosk translates nothing, and interpreters are free only if the foundation says so. */
export function useHasOtherLanguages(): boolean {
  const { interpreter } = useContent().foundation;
  const { canTranslate } = useCapabilities();
  return canTranslate || interpreter !== '';
}

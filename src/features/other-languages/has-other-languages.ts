import { useCapabilities } from '@/host/capabilities';
import { useContent } from '@/store/content-store';

/** The anchor of the lines in other languages on Contact. */
export const languagesAnchor = 'other-languages';

/** Whether there is anything to say: a kiosk translates nothing, and interpreters are free only if the foundation says so. */
export function useHasOtherLanguages(): boolean {
  const { interpreter } = useContent().foundation;
  const { canTranslate } = useCapabilities();
  return canTranslate || interpreter !== '';
}

import { useContent } from '@/content/store/content-store';
import { useCapabilities } from '@/host/capabilities';

/** The anchor of the lines in other languages on Contact. */
export const languagesAnchor = 'other-languages';

/** Whether there is anything to state: a kiosk cannot translate, and interpreters may not be free. */
export function useHasOtherLanguages(): boolean {
  const { interpreter } = useContent().foundation;
  const { canTranslate } = useCapabilities();
  return canTranslate || interpreter !== '';
}

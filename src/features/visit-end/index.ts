import { useNavigate } from 'react-router-dom';
import { dismissAllNotifications } from '@/components/ui/notify';
import type { LanguageTag } from '@/content/languages';
import { switchLanguage } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';

/**
 * Returns a function that ends what React does not take away with a visit: notifications, the screen, the scroll position
 * and the language.
 */
export function useVisitEnd(): (nextLanguage: LanguageTag) => void {
  const navigate = useNavigate();
  return (nextLanguage) => {
    // Without its copy, the language stays as it is.
    switchLanguage(nextLanguage).catch(() => undefined);
    dismissAllNotifications();
    navigate(screenPaths.home, { replace: true });
    window.scrollTo(0, 0);
  };
}

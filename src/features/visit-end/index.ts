import { useNavigate } from 'react-router-dom';
import { dismissAllNotifications } from '@/components/ui/notify';
import type { LanguageTag } from '@/content/languages';
import { switchLanguage } from '@/content/store/content-store';
import { screenPaths } from '@/copy/screen-paths';

/** Returns a function that ends what React does not: notifications, the screen, the scroll position and the language. */
export function useVisitEnd(): (nextLanguage: LanguageTag) => void {
  const navigate = useNavigate();
  return (nextLanguage) => {
    // The language stays as it is if the copy cannot be fetched.
    switchLanguage(nextLanguage).catch(() => undefined);
    dismissAllNotifications();
    navigate(screenPaths.home, { replace: true });
    window.scrollTo(0, 0);
  };
}

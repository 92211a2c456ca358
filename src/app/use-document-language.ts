import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { startLanguage, useCopy, useLanguage } from '@/language';

/**
 * Keeps the document's language and direction in step with the copy. The screens set the title.
 *
 * @param hasAddress whether the address names the language, so that a reload or a shared link keeps it
 */
export function useDocumentLanguage(hasAddress: boolean): void {
  const { language } = useCopy();
  const tag = useLanguage();
  const location = useLocation();

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language.tag;
    // Left to right is the default; stating it would make the notifications' styles restyle the whole page.
    if (language.direction === 'rtl') documentElement.dir = 'rtl';
    else documentElement.removeAttribute('dir');
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: going back leads to an entry of before the switch
  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    if (!hasAddress || (address.searchParams.get('lang') ?? startLanguage) === tag) return;
    address.searchParams.set('lang', tag);
    window.history.replaceState(window.history.state, '', address);
  }, [hasAddress, tag, location]);
}

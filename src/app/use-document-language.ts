import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressedLanguage, useCopy, useLanguage } from '@/copy';
import { changeAddress } from '@/lib/address-query';

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
    // Setting it restyles the whole page, which mostly has it.
    if (documentElement.lang !== language.tag) documentElement.lang = language.tag;
    // Left to right is the default; stating it would make the notifications' styles restyle the whole page.
    if (language.direction === 'rtl') documentElement.dir = 'rtl';
    else documentElement.removeAttribute('dir');
  }, [language]);

  // After each navigation, since going back leads to an entry of before the switch.
  useLayoutEffect(() => {
    if (!hasAddress || addressedLanguage() === tag || !location) return;
    changeAddress({ lang: tag });
  }, [hasAddress, tag, location]);
}

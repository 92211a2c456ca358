import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressedLanguage } from '@/content/store/start-language';
import { useCopy } from '@/copy';
import { changeAddress } from '@/lib/address-query';

/** Keeps the document's language in step with the copy, and in the address if that names it (`hasAddress`). */
export function useDocumentLanguage(hasAddress: boolean): void {
  const { language } = useCopy();
  const { tag } = language;
  const location = useLocation();

  useLayoutEffect(() => {
    const { documentElement } = document;
    // Skips an unchanged attribute, because setting it restyles the whole page.
    if (documentElement.lang !== language.tag) documentElement.lang = language.tag;
    // Leaves out left to right, the default: stating it would make the notifications' styles restyle the whole page.
    if (language.direction === 'rtl') documentElement.dir = 'rtl';
    else documentElement.removeAttribute('dir');
  }, [language]);

  // Runs after each navigation, since going back leads to an entry from before the switch.
  useLayoutEffect(() => {
    if (!hasAddress || addressedLanguage() === tag || !location) return;
    changeAddress({ lang: tag });
  }, [hasAddress, tag, location]);
}

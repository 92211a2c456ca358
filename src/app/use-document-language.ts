import { useLayoutEffect } from 'react';
import { useCopy } from '@/language';

/** Keeps the document's language, direction and description in step with the copy. The screens set the title. */
export function useDocumentLanguage(): void {
  const { language, page } = useCopy();

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language.tag;
    // Left to right is the default; stating it would make the notifications' styles restyle the whole page.
    if (language.direction === 'rtl') documentElement.dir = 'rtl';
    else documentElement.removeAttribute('dir');
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  }, [language, page]);
}

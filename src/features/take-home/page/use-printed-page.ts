import { useState } from 'react';
import published from 'site-content/document';
import { qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { offeredLanguages, useContent, useCopy, useDocuments, useLanguage } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { useDisplaySettings } from '@/features/display-settings';
import { useEasyRead } from '@/features/easy-read';
import { visibleText } from '@/lib/visible-text';
import { type TakeHomePage, useTakeHomePage } from '../take-home-page';
import { describeItem, itemKey, paperItems, type Source } from './page-content';
import { defaultLanguages, defaultPaper, textSize } from './page-rules';
import type { PaperProps } from './paper';

/** Returns the choices for a take-home page. Those that the volunteer has not made follow the visitor's settings. */
export function usePageChoices(): Required<Omit<TakeHomePage, 'items' | 'taken'>> {
  const family = useLanguage();
  const [isEasyRead] = useEasyRead();
  const [page] = useTakeHomePage();
  return {
    languages: page.languages ?? defaultLanguages(family, offeredLanguages[0]),
    isEasy: page.isEasy ?? isEasyRead,
    paper: page.paper ?? defaultPaper(navigator.language),
    askFor: page.askFor ?? '',
    note: page.note ?? '',
  };
}

/** Writes the page with the volunteer's choices, ready for the preview and the printer. */
export function usePrintedPage() {
  const [{ items }] = useTakeHomePage();
  const copy = useCopy(deskCopy);
  const [isEasyRead] = useEasyRead();
  const content = useContent();
  const [{ text }] = useDisplaySettings();
  const choices = usePageChoices();
  const { languages, isEasy } = choices;
  const documents = useDocuments();
  const hasCodes = useLazyModule(qrCodeSvg) !== undefined;
  const [now] = useState(() => new Date());
  const sources = new Map<LanguageTag, Source>();
  if (documents) {
    for (const tag of languages) {
      const localized = localize(documents.shown, tag);
      sources.set(tag, { copy: deskCopy.of(localized, tag), content: localized, isEasy, now });
    }
  }
  const paper: PaperProps = {
    items: paperItems(items, sources, published),
    copy: new Map([...sources].map(([tag, source]) => [tag, source.copy])),
    size: choices.paper,
    textSize: textSize(Number(text)),
    isEasy,
    askFor: choices.askFor,
    note: visibleText(choices.note),
  };
  return {
    paper,
    /** The names of the items, as on the screen. */
    titles: items.map((item) => {
      const { title } = describeItem(item, { copy, content, isEasy: isEasyRead, now }) ?? {};
      return { key: itemKey(item), title: title?.text ?? '', language: title?.language };
    }),
    /** Whether the copy in all languages has loaded, along with the code for QR codes. */
    isWhole: hasCodes && sources.size === languages.length,
  };
}

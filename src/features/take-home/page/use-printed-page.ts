import { useState } from 'react';
import published from 'site-content/document';
import { qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { offeredLanguages, useContent, useCopy, useLanguage } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { useDisplaySettings } from '@/features/display-settings';
import { useEasyRead } from '@/features/easy-read';
import { visibleText } from '@/lib/visible-text';
import { type TakeHomePage, useTakeHomePage } from '../take-home-page';
import { describeItem, itemKey, paperItems } from './page-content';
import { defaultLanguages, defaultPaper, textSize } from './page-rules';
import type { PaperProps } from './paper';
import { useCopies } from './use-copies';

/** The take-home page, ready for the preview and the printer. */
interface PrintedPage {
  readonly paper: PaperProps;
  /** The names of its items, as on the screen. */
  readonly titles: readonly { key: string; title: string; language: string | undefined }[];
  /** Whether the copy in all its languages is there, and what its codes need. */
  readonly isWhole: boolean;
}

/** The choices of a take-home page; those that the volunteer did not make follow the visitor's settings. */
export function usePageChoices(): Required<Omit<TakeHomePage, 'items' | 'taken'>> {
  const family = useLanguage();
  const [isEasyRead] = useEasyRead();
  const [page] = useTakeHomePage();
  return {
    languages: page.languages ?? defaultLanguages(family, offeredLanguages[0]),
    isEasy: page.isEasy ?? isEasyRead,
    paper: page.paper ?? defaultPaper(navigator.language),
    story: page.story ?? 'none',
    askFor: page.askFor ?? '',
    note: page.note ?? '',
  };
}

/** Writes the page as the volunteer has chosen it. */
export function usePrintedPage(): PrintedPage {
  const [{ items }] = useTakeHomePage();
  const copy = useCopy(deskCopy);
  const [isEasyRead] = useEasyRead();
  const content = useContent();
  const [{ text }] = useDisplaySettings();
  const choices = usePageChoices();
  const copies = useCopies(choices.languages);
  const hasCodes = useLazyModule(qrCodeSvg) !== undefined;
  const [now] = useState(() => new Date());
  const sources = [...copies].map(
    ([tag, inLanguage]) => [tag, { ...inLanguage, isEasy: choices.isEasy, now }] as const,
  );
  return {
    paper: {
      items: paperItems(items, new Map(sources), published),
      copy: new Map([...copies].map(([tag, { copy }]) => [tag, copy])),
      size: choices.paper,
      textSize: textSize(Number(text)),
      isEasy: choices.isEasy,
      askFor: choices.askFor,
      note: visibleText(choices.note),
    },
    titles: items.map((item) => {
      const { title } = describeItem(item, { copy, content, isEasy: isEasyRead, now }) ?? {};
      return { key: itemKey(item), title: title?.text ?? '', language: title?.language };
    }),
    isWhole: hasCodes && copies.size === choices.languages.length,
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import published from 'site-content/document';
import { qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { offeredLanguages, useContent, useCopy, useLanguage } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { useDisplaySettings } from '@/features/display-settings';
import { useEasyRead } from '@/features/easy-read';
import { visibleText } from '@/lib/visible-text';
import { type TakeHomePage, useTakeHomePage } from '../take-home-page';
import { cutAtWord } from './cut-at-word';
import { type Fit, fitPage, type Layout, smallestLayout } from './fit-page';
import { layOutPage, showLayout } from './lay-out-page';
import { describeItem, itemKey, paperItems, textLimits } from './page-content';
import { defaultLanguages, defaultPaper, sizesToTry } from './page-rules';
import type { PaperProps } from './paper';
import { useCopies } from './use-copies';

/** The take-home page, ready for the preview and the printer. */
export interface FittedPage {
  readonly paper: PaperProps;
  /** The names of its items, as on the screen. */
  readonly titles: readonly { key: string; title: string; language: string | undefined }[];
  /** Whether the copy in all its languages is there, and what its codes need. */
  readonly isWhole: boolean;
  readonly fit: Fit;
  /** Whether the text is as large as the visitor's on the screen. */
  readonly isAsLarge: boolean;
  /** For the preview, which is measured. */
  readonly refs: {
    readonly ref: RefObject<HTMLElement | null>;
    readonly roomRef: RefObject<HTMLDivElement | null>;
  };
}

/** How much of a long title is in the list of items, in characters. */
const MAX_TITLE = 60;

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

/** How the page was last measured, with which limits of its texts, and for which of its contents. */
interface Measured {
  readonly contents: string;
  readonly limits: number;
  readonly fit: Fit;
}

const layoutOf = (fit: Fit): Layout => (fit.kind === 'fits' ? fit.layout : smallestLayout);

/** Writes the page, and measures how large its text can be. Texts are cut more only if they do not fit at all. */
export function useFittedPage(): FittedPage {
  const [{ items }] = useTakeHomePage();
  const copy = useCopy(deskCopy);
  const [isEasyRead] = useEasyRead();
  const content = useContent();
  const [{ text }] = useDisplaySettings();
  const choices = usePageChoices();
  const copies = useCopies(choices.languages);
  const hasCodes = useLazyPart(qrCodeSvg) !== undefined;
  const ref = useRef<HTMLElement>(null);
  const roomRef = useRef<HTMLDivElement>(null);
  const lastLaidOut = useRef('');
  const [now] = useState(() => new Date());
  const contents = JSON.stringify([items, choices, text, [...copies.keys()]]);
  const [measured, setMeasured] = useState<Measured>({
    contents,
    limits: 0,
    fit: { kind: 'fits', layout: smallestLayout },
  });
  const limits = measured.contents === contents ? measured.limits : 0;
  const { rules } = textLimits[limits] ?? textLimits[0];
  const sizes = sizesToTry(Number(text));

  // After each render, since anything may have changed; what has not is measured once.
  useLayoutEffect(() => {
    const [page, room] = [ref.current, roomRef.current];
    if (!page || !room) return;
    const laidOut = `${contents} ${limits} ${page.innerHTML}`;
    if (laidOut === lastLaidOut.current) return;
    lastLaidOut.current = laidOut;
    const fit = fitPage((layout) => layOutPage(page, room, layout), sizes, rules);
    showLayout(page, layoutOf(fit));
    const canCutMore = fit.kind !== 'fits' && limits < textLimits.length - 1;
    const next = { contents, limits: canCutMore ? limits + 1 : limits, fit };
    setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });

  const sources = [...copies].map(
    ([tag, inLanguage]) => [tag, { ...inLanguage, isEasy: choices.isEasy, now }] as const,
  );
  const { fit } = measured;
  const layout = layoutOf(fit);
  return {
    paper: {
      items: paperItems(items, new Map(sources), textLimits[limits] ?? textLimits[0], published),
      copy: new Map([...copies].map(([tag, { copy }]) => [tag, copy])),
      size: choices.paper,
      layout,
      isEasy: choices.isEasy,
      askFor: choices.askFor,
      // Empty lines would take the room of the items.
      note: visibleText(choices.note),
    },
    titles: items.map((item) => {
      const { title } = describeItem(item, { copy, content, isEasy: isEasyRead, now }) ?? {};
      return {
        key: itemKey(item),
        title: cutAtWord(title?.text ?? '', MAX_TITLE, title?.language ?? copy.language.locale),
        language: title?.language,
      };
    }),
    isWhole: hasCodes && copies.size === choices.languages.length,
    fit,
    isAsLarge: layout.size === sizes.at(-1),
    refs: { ref, roomRef },
  };
}

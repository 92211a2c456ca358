import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { AnnouncedText } from '@/components/ui/announcement';
import { isModalOpen } from '@/components/ui/use-modal';
import { useOnChange } from '@/components/ui/use-on-change';
import { useCopy } from '@/copy';
import { type DeskCopy, deskCopy } from '@/copy/desk';
import type { SiteCommand } from '@/host/desk-shortcuts';
import { useSiteCommand } from '@/host/site-commands';
import { fill } from '@/lib/fill';
import { focusHeading } from '@/lib/focus-to-read';
import { splitSentences } from '@/lib/sentences';
import { FindBar } from './find-bar';
import { type Match, passageText, selectMatch } from './find-matches';
import { type FindState, isInFind, useFind } from './use-find';

/** How long to wait after the last letter before announcing the result. Sooner, it would interrupt the echo of the next one. */
const TYPING_MS = 700;

function sentenceOf({ passage, start }: Match, locale: string): string | undefined {
  const sentences = splitSentences(passageText(passage), locale);
  return sentences.find(({ end }) => end > start)?.text.replaceAll(/\s+/g, ' ');
}

function resultText({ matches, shown }: FindState, copy: DeskCopy['findOnScreen']): string {
  const count = matches.length;
  if (shown) return fill(copy.position, { index: matches.indexOf(shown) + 1, count });
  return count > 0 ? fill(copy.onScreen, { count }) : copy.notFound;
}

/** Runs a command of the menu, unless a dialog is open. */
function useFindCommand(command: SiteCommand, run: () => void): void {
  useSiteCommand(command, () => {
    if (!isModalOpen()) run();
  });
}

/** Finds a text on the screen, and keeps it until the visit ends. Closing returns the focus, or Go There moves it. */
export function FindOnScreen() {
  const { findOnScreen: copy, language } = useCopy(deskCopy);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [announced, setAnnounced] = useState<AnnouncedText>();
  const find = useFind(isOpen);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<Element>(null);
  const { shown } = find.found;

  function announce(found: FindState, delay?: number): void {
    const sentence = found.shown && sentenceOf(found.shown, language.locale);
    setAnnounced({ text: [resultText(found, copy), sentence].filter(Boolean).join('. '), delay });
  }

  function type(text: string): void {
    const found = find.type(text);
    if (text.trim()) announce(found, TYPING_MS);
    else setAnnounced(undefined);
  }

  function move(by: 1 | -1): void {
    if (find.text.trim()) announce(find.move(by));
  }

  function open(): void {
    if (!isInFind(document.activeElement)) opener.current = document.activeElement;
    flushSync(() => setOpen(true));
    field.current?.select();
    field.current?.focus();
    if (!isOpen) type(find.text);
  }

  function hide(): void {
    flushSync(() => {
      setOpen(false);
      setAnnounced(undefined);
    });
  }

  function goThere(): void {
    hide();
    if (shown) selectMatch(shown);
  }

  function close(): void {
    hide();
    if (!opener.current?.isConnected) focusHeading(document.querySelector('main'));
    else if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  function goOn(by: 1 | -1): void {
    if (!isOpen) open();
    move(by);
  }

  useFindCommand('find', open);
  useFindCommand('findNext', () => goOn(1));
  useFindCommand('findPrevious', () => goOn(-1));
  useOnChange(pathname, find.leave);

  return (
    isOpen && (
      <FindBar
        field={field}
        text={find.text}
        result={find.text.trim() && resultText(find.found, copy)}
        announced={announced}
        onType={type}
        onMove={move}
        onGoThere={shown && goThere}
        onClose={close}
      />
    )
  );
}

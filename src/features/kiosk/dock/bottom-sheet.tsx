import { computeAccessibleName } from 'dom-accessibility-api';
import { ChevronsDown, ChevronsUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { closeModal } from '@/components/ui/use-modal';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';
import { listen } from '@/lib/listen';
import { measureBlocks } from './measure-blocks';
import { findPages, type PageStep } from './page-list';

/**
 * Finds the pages of a dialog, the one in view, the covered height, and the space with which the last begins at the top.
 */
function findDialogPages(dialog: Element, space: HTMLElement, bar: Element) {
  // Reads how much of the dialog is below what sticks to its top.
  const sticky = Number.parseFloat(getComputedStyle(dialog).scrollPaddingBlockStart) || 0;
  const top = dialog.getBoundingClientRect().top + dialog.clientTop + sticky;
  const height = bar.getBoundingClientRect().top - top;
  const blocks = measureBlocks(dialog.children, top - dialog.scrollTop);
  const { pages, index, mostScrolled, pageAt } = findPages(blocks, height, 0, dialog.scrollTop);
  const page = pages[index];
  const contentEnd = Math.max(...blocks.whole.map(({ bottom }) => bottom));
  return {
    title: computeAccessibleName(dialog),
    pageOf: (element: Element) => pageAt(element.getBoundingClientRect().top - top + dialog.scrollTop),
    pages,
    index,
    isLong: contentEnd > dialog.clientHeight - sticky,
    covered: page && pages[index + 1] ? Math.max(0, height - (page.end - page.scroll)) : 0,
    spaceHeight: Math.max(0, mostScrolled + dialog.clientHeight - dialog.scrollHeight + space.offsetHeight),
  };
}

/** The bar of the pager. Its shadow covers what would show below it, and its labels take one line at any text size. */
const bar = [
  'sticky -bottom-(--card-space) mt-3 -mb-(--card-space) flex gap-2 border-t-2 border-ink bg-card py-3 portrait:flex-wrap',
  'shadow-[0_1.5rem_0_var(--color-card)] *:flex-1 *:-scroll-mb-(--pager-room) *:px-2! compact:*:text-[min(1rem,6.5dvh,3.5vw)]!',
].join(' ');

const pagerIcon = 'size-[1.2em] shrink-0 few:hidden';

/** Shows that there is no page in that direction, as in the dock. */
const pagerButton = 'aria-disabled:border-dashed aria-disabled:text-ink-soft';

/** Adds Page up and Page down, the title and Close to the end of a dialog that is too long for the display. */
export function DialogPager() {
  const { dock } = useCopy(kioskCopy);
  const space = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ReturnType<typeof findDialogPages>>();
  const { previous, next, number } = dock.page;
  const isFirst = view?.index === 0;
  const isLast = view && view.index === view.pages.length - 1;

  useLayoutEffect(() => {
    const own = pager.current;
    const above = space.current;
    const dialog = own?.closest('dialog');
    if (!own || !above || !dialog) return;
    const show = () => setView(findDialogPages(dialog, above, own));
    /** Scrolls to the chosen control, which larger text has moved. A button pressed after typing stays in place. */
    const showChosen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.type === 'radio')) return;
      const page = findDialogPages(dialog, above, own).pageOf(target);
      dialog.scrollTo({ top: page?.scroll ?? 0, behavior: 'instant' });
    };
    const observer = new ResizeObserver(show);
    for (const element of [dialog, ...dialog.children]) observer.observe(element);
    const unsubscribe = listen(dialog, { scroll: show, change: showChosen }, { passive: true });
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, []);

  function step(direction: PageStep) {
    const page = view?.pages[view.index + (direction === 'next' ? 1 : -1)];
    if (page) pager.current?.closest('dialog')?.scrollTo({ top: page.scroll, behavior: 'instant' });
  }

  const isLong = view?.isLong === true;
  return (
    <>
      <div ref={space} style={{ height: isLong ? view.spaceHeight : 0 }} />
      <div
        ref={pager}
        // Covers the dialog's padding, and stays in view wherever the dialog is scrolled to.
        className={isLong ? bar : ''}
      >
        {isLong && (
          <>
            <div
              style={{ height: view.covered }}
              className="absolute inset-x-0 bottom-[calc(100%+2px)] bg-card"
            />
            <p className="flex-[0_1_8em]! self-center leading-[1.1] font-bold portrait:basis-full!">
              {/* Renders from the start, since pages would end elsewhere if it appeared with the first page turn. */}
              <span className={isFirst ? 'invisible' : ''}>{view.title}</span>{' '}
              <span className="whitespace-nowrap">
                {fill(number, { number: view.index + 1, count: view.pages.length })}
              </span>
            </p>
            <Button className={pagerButton} aria-disabled={isFirst} onClick={() => step('previous')}>
              <ChevronsUp aria-hidden="true" className={pagerIcon} />
              {previous}
            </Button>
            <Button className={pagerButton} aria-disabled={isLast} onClick={() => step('next')}>
              <ChevronsDown aria-hidden="true" className={pagerIcon} />
              {next}
            </Button>
            <Button onClick={() => closeModal(pager.current?.closest('dialog'))}>{dock.close}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** Puts buttons side by side where there is room. */
export const sheetButtons = 'grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3';

/** Makes such a button large. */
export const sheetButton = 'min-h-[72px]! text-xl!';

interface BottomSheetProps {
  title: string;
  /** Whether the sheet asks a question, whose answers close it. */
  hasAnswers?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that opens above the dock, across the whole width. */
export function BottomSheet({ hasAnswers = false, children, ...dialog }: BottomSheetProps) {
  const { dock } = useCopy(kioskCopy);
  return (
    <TitledDialog
      closeLabel={hasAnswers ? undefined : dock.close}
      className="p-(--card-space) backdrop:bg-scrim"
      {...dialog}
    >
      {children}
      <DialogPager />
    </TitledDialog>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { openedDetails } from '@/components/site/kiosk-card';
import { useSiteRefs } from '@/components/site/site-refs';
import { formFields, linksAndButtons } from '@/lib/controls';
import { isEqual } from '@/lib/is-equal';
import { listen } from '@/lib/listen';
import { layOutWaitingSections, onSectionsLaidOut } from '@/lib/render-when-idle';
import { rootSize } from '@/lib/root-element';
import { type Heading, measureBlocks } from './measure-blocks';
import { findPages, type PageStep, SCROLL_TOLERANCE_PX } from './page-list';

/** What the dock shows about the page in view. */
export type PageView = ReturnType<typeof describePage>;

/** Calls a function when the page comes to rest after a finger, not a link or button, has scrolled it. */
function onSwipeEnd(listener: () => void): () => void {
  let isTouched = false;
  let isSwiped = false;
  const countTouches = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
  };
  return listen(
    document,
    {
      touchstart: countTouches,
      touchend: countTouches,
      touchcancel: countTouches,
      scroll() {
        isSwiped ||= isTouched;
      },
      scrollend() {
        if (!isSwiped || isTouched) return;
        isSwiped = false;
        listener();
      },
    },
    { passive: true },
  );
}

type ElementRef = RefObject<HTMLElement | null>;

/** Finds the pages of the current screen, and the one in view. */
function findScreenPages(
  dock: ElementRef,
  nameLine: ElementRef,
  screenTop: number,
  header: ElementRef,
  added: RefObject<number>,
) {
  if (!dock.current || !nameLine.current) return undefined;
  const bar = header.current;
  const isSticky = bar && getComputedStyle(bar).position === 'sticky';
  const top = screenTop + (isSticky ? bar.offsetHeight : 0);
  // Ends above what is on the dock.
  const bottom = dock.current.getBoundingClientRect().top - rootSize('--above-dock-height');
  const { scrollTop } = document.documentElement;
  const blocks = measureBlocks(document.querySelectorAll('main'), top - scrollTop);
  const found = findPages(blocks, bottom - top, nameLine.current.offsetHeight, scrollTop, added.current);
  added.current = found.added;
  /** Returns the page that shows an element, or for a card that the page would cut, where the card begins. */
  const pageOf = (element: Element, isCard: boolean) => {
    const box = element.getBoundingClientRect();
    const start = Math.round(box.top - top + scrollTop);
    const page = found.pageAt(start);
    return isCard && page && page.end < start + box.height - SCROLL_TOLERANCE_PX ? { scroll: start } : page;
  };
  return { ...found, pageOf, blocks, top, bottom, isSticky };
}

function scrollTo(page: { readonly scroll: number } | undefined): void {
  if (page) document.documentElement.scrollTo({ top: page.scroll, behavior: 'instant' });
}

/** Whether the focus is on a covered control, or on a text that begins in the covered part, as after the Tab key. */
function hasFocusBelow(end: number, bottom: number): boolean {
  const { activeElement } = document;
  if (!activeElement?.closest('main')) return false;
  const box = activeElement.getBoundingClientRect();
  const covered = activeElement.matches(`${linksAndButtons}, ${formFields}`) ? box.bottom : box.top;
  return covered > end && box.top < bottom;
}

/** Returns the background of the page at a height, beside its content. */
const backgroundAt = (y: number) =>
  document
    .elementsFromPoint(1, y)
    .filter((element) => element.closest('main'))
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((color) => color !== 'rgba(0, 0, 0, 0)');

/** Joins the names of headings. For a screen's own heading, takes the short name that the header and the menu use. */
const nameOf = (headings: readonly Heading[], screenName: string) =>
  headings.map(({ tag, readName }) => (tag === 'h1' ? screenName : readName())).join(' · ');

function describePage(
  { blocks, pages, index, top, bottom, isSticky }: NonNullable<ReturnType<typeof findScreenPages>>,
  screenName: string,
) {
  const [page, next] = [pages[index], pages[index + 1]];
  const beginning = blocks.headings.filter(({ top }) => next && top >= next.start - SCROLL_TOLERANCE_PX);
  const isStart = next?.names.length === 0;
  const following = isStart ? beginning.slice(0, 1) : (next?.names ?? []);
  const pageEnd = page ? top + page.end - page.scroll : bottom;
  const end = hasFocusBelow(pageEnd, bottom) ? bottom : pageEnd;
  return {
    number: index + 1,
    count: pages.length,
    /** The screen, which the dock names where the header scrolls away. */
    screenName: isSticky ? undefined : screenName,
    /** The title on the next page, empty on the last, and whether its section begins there or continues. */
    next: { title: nameOf(following, screenName), isStart },
    /** The name of what continues at the top of this page, if anything does. */
    continued: page?.isNamed ? nameOf(page.names, screenName) : '',
    /** Where the screen begins on the display, and where this page ends, in pixels from the top of the display. */
    top,
    end,
    bottom,
    /** The color of what covers the part below the end. */
    backgroundColor: end < bottom ? backgroundAt(end - 2) : undefined,
  };
}

/**
 * Divides the current screen into pages. Each begins with the first block that does not fit whole on the previous one.
 *
 * @param screenTop the distance of the screen from the top of the display, in pixels
 * @returns what is in view, and a function that turns the page, and returns whether there was one to turn to
 */
export function usePages(dock: ElementRef, nameLine: ElementRef, screenTop: number, screenName: string) {
  const [{ kioskHeader: header }] = useSiteRefs();
  const [view, setView] = useState<PageView>();
  const added = useRef(0);

  useEffect(() => {
    let frame = 0;
    const main = document.querySelector('main');
    const update = () => {
      const found = findScreenPages(dock, nameLine, screenTop, header, added);
      if (!found) return;
      // Makes the last page as high as the others, so that it repeats nothing.
      main?.style.setProperty('--height-of-all-pages', `${found.mostScrolled + found.bottom - found.top}px`);
      const next = describePage(found, screenName);
      setView((last) => (isEqual(last, next) ? last : next));
    };
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const resizes = new ResizeObserver(updateSoon);
    const changes = new MutationObserver(updateSoon);
    if (main) changes.observe(main, { childList: true, subtree: true });
    for (const element of [document.body, dock.current, nameLine.current])
      if (element) resizes.observe(element);
    const showPageOf = (element: Element, isCard: boolean) => {
      // Makes room below the last page first.
      update();
      scrollTo(findScreenPages(dock, nameLine, screenTop, header, added)?.pageOf(element, isCard));
    };
    /** Shows the page that contains the section of a link, rather than a page that begins with the section. */
    const showSection = ({ target }: FocusEvent) => {
      updateSoon();
      // Ignores the focus on the screen's heading, which it also has when Back restores a position below it.
      if (target instanceof HTMLHeadingElement && target.localName !== 'h1') showPageOf(target, false);
    };
    const subscriptions = [
      onSectionsLaidOut(updateSoon),
      openedDetails.subscribe((card) => showPageOf(card, true)),
      listen(document, { scroll: updateSoon, focusin: showSection }, { passive: true }),
      onSwipeEnd(() => scrollTo(findScreenPages(dock, nameLine, screenTop, header, added)?.nearest)),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [dock, nameLine, screenTop, screenName, header]);

  function turn(step: PageStep) {
    layOutWaitingSections();
    const found = findScreenPages(dock, nameLine, screenTop, header, added);
    const target = found?.pages[found.index + (step === 'next' ? 1 : -1)];
    scrollTo(target);
    return target !== undefined;
  }

  return [view, turn] as const;
}

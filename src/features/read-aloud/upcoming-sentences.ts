import { language } from '@/copy/language';
import { splitSentences } from '@/lib/sentences';
import { firstBlock } from './first-block';
import { rangeIn, textBlocks } from './text-blocks';

/** The part of the viewport, from its top edge, in which the first heading is the current one. */
const UPPER_PART = 1 / 3;

/** A sentence and its range on the page. */
export interface SentenceOnPage {
  text: string;
  range: Range;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * The sentences of a part of the page, from its current heading on.
 *
 * @param lastFocus the element there that last had the focus; ignored once it is out of view
 */
export function upcomingSentences(content: Element, lastFocus: Element | undefined): SentenceOnPage[] {
  const focus = lastFocus && content.contains(lastFocus) && isInView(lastFocus) ? lastFocus : undefined;
  const blocks = textBlocks(content);
  const positions = blocks.map(({ element, isHeading }) => ({
    isHeading,
    top: element.getBoundingClientRect().top,
    isBeforeFocus:
      focus !== undefined &&
      (element === focus ||
        (element.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  }));
  const first = firstBlock(positions, window.innerHeight * UPPER_PART, focus !== undefined);
  return blocks.slice(first).flatMap((block) =>
    splitSentences(block.text, language.locale).map(({ text, start, end }) => ({
      text,
      range: rangeIn(block, start, end),
    })),
  );
}

import { toPhoneButton } from '@/components/site/to-phone';
import type { SpokenSegment } from '@/features/speech';
import { languageIfOther } from '@/lib/language-if-other';
import { createRange, readingOrder } from '@/lib/reading-order';
import { splitSentences } from '@/lib/sentences';

/** Never read aloud: hidden content, controls, live regions, unnamed images. The kiosk's contacts are buttons, but are read. */
const unread = `nav, [aria-hidden=true], [aria-live], button:not(${toPhoneButton}), summary, select, textarea, input, svg:not([role=img])`;

const namedImage = '[role=img][aria-label]';

/** The share of the viewport, from the top, within which the first heading is the current one. */
const UPPER_PART = 1 / 3;

export interface PlacedSentence extends SpokenSegment {
  range: Range;
}

/** The position of a block of text when reading starts. */
interface BlockPosition {
  isHeading: boolean;
  /** The distance of its top edge from that of the viewport, in pixels. */
  top: number;
  /** Whether the focused element is in this block or a later one. */
  isBeforeFocus: boolean;
}

/** Finds the heading to read from: the last up to the focus, or the first in the view's upper part, or the one above. */
export function firstBlock(blocks: readonly BlockPosition[], upperHeight: number, hasFocus: boolean): number {
  const inView = blocks.findIndex(({ isHeading, top }) => isHeading && top >= 0 && top <= upperHeight);
  if (!hasFocus && inView >= 0) return inView;
  const current = blocks.findLastIndex(
    ({ isHeading, top, isBeforeFocus }) => isHeading && (hasFocus ? isBeforeFocus : top < 0),
  );
  return Math.max(current, 0);
}

/** Lists the sentences from the current heading on; ignores the last focus once that is out of view. */
export function upcomingSentences(
  content: Element,
  locale: string,
  lastFocus: Element | undefined,
): PlacedSentence[] {
  const { top = 0, bottom = 0 } = lastFocus?.getBoundingClientRect() ?? {};
  const isInView = bottom > 0 && top < window.innerHeight;
  const focus = isInView && lastFocus && content.contains(lastFocus) ? lastFocus : undefined;
  const blocks = readingOrder(content, {
    skips: (element) => element.matches(unread),
    isWhole: (element) => element.matches(namedImage),
  })
    .map(({ element, nodes }) => {
      const label = nodes.length === 0 && element.getAttribute('aria-label');
      return { element, nodes, text: label || nodes.map(({ data }) => data).join('') };
    })
    .filter(({ text }) => text.trim());
  const positions = blocks.map(({ element }) => ({
    isHeading: element.closest('h1, h2, h3, h4') !== null,
    top: element.getBoundingClientRect().top,
    isBeforeFocus:
      focus !== undefined &&
      (element === focus ||
        (element.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  }));
  const first = firstBlock(positions, window.innerHeight * UPPER_PART, focus !== undefined);
  return blocks.slice(first).flatMap((block) => {
    const language = languageIfOther(block.nodes[0]?.parentElement ?? block.element);
    return splitSentences(block.text, language ?? locale).map(({ text, start, end }) => ({
      text,
      language,
      range: createRange(block, start, end),
    }));
  });
}

import { formFields, linksAndButtons } from '@/lib/controls';
import { languageIfOther } from '@/lib/language-if-other';
import { blockOf, isInvisible, readingOrder } from '@/lib/reading-order';
import { keyRows } from '../../shared/regions';
import { changeEnd, concat, inLanguage, type Phrase, singleSpaced, spokenText } from './phrase';

/** Something on the screen that a visitor can perceive. */
export interface GuideItem {
  /** Identifies the item for as long as it is on the page. */
  readonly node: Node;
  /** The element to highlight and to act on. */
  readonly element: Element;
  /** The text of a text item; controls and pictures have a name instead. */
  readonly text?: Phrase;
  readonly isHeading: boolean;
  readonly isTitle: boolean;
  /** Whether a new section of the screen begins here. */
  readonly startsSection: boolean;
  /** The position among the items of a list, counted from 1. */
  readonly position?: { readonly index: number; readonly count: number } | undefined;
}

/** The area that the guide moves through: an open dialog or the on-screen keyboard, or else the screen. */
export interface GuideScope {
  readonly root: HTMLElement;
  readonly kind: 'screen' | 'dialog' | 'keyboard';
  readonly close?: () => void;
}

/** Marks an element as the guide's own, which it neither reads nor observes. */
export const hiddenFromGuide = { 'data-guide-unread': '' };
export const hiddenFromGuideSelector = '[data-guide-unread]';

const controls = `${linksAndButtons}, input:not([type=hidden]), select, textarea, [role=tab]`;
const pictures = '[role=img], img';
// Selects the content of closed disclosures, because Safari has no checkVisibility() before 17.4.
const folded = 'details:not([open]) > :not(summary)';
const skipped = `script, style, template, noscript, [aria-hidden=true], [inert], ${folded}, ${hiddenFromGuideSelector}`;
const headings = 'h1, h2, h3, h4, h5, h6';
const wholes = 'li, dl > div';
const inner = `${controls}, ${pictures}, ${headings}, p, li`;
const regions = 'header, main, footer, section, nav, dialog';

/** Finds the descriptions of fields, which are spoken with their fields unless they contain a control. */
function fieldDescriptions(root: Element): Set<Element> {
  const described = [...root.querySelectorAll(`${formFields}, [role=radiogroup]`)];
  const ids = described.flatMap((field) => field.getAttribute('aria-describedby')?.split(/\s+/) ?? []);
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  return new Set(elements.filter((element) => !element.querySelector(controls)));
}

const isNamed = (element: Element) => element.matches(`${controls}, ${pictures}`);

/** Whether an element is invisible, or its text is spoken elsewhere: announcements when they come, labels with their fields. */
function isSilent(element: Element): boolean {
  if (element.matches(skipped)) return true;
  if (getComputedStyle(element).visibility !== 'visible') return true;
  if (isNamed(element)) return element.matches('img[alt=""]') || isInvisible(element);
  if (element instanceof HTMLLabelElement && element.control) return !element.contains(element.control);
  return element instanceof SVGElement || (element.matches('[aria-live]') && isInvisible(element));
}

/** Returns the block that a text is in, or the list item if that is short enough to be one item: "Goal 1 No Poverty". */
function passageOf(text: Text): Element {
  const whole = text.parentElement?.closest(wholes);
  return whole?.querySelector(inner) === null ? whole : blockOf(text);
}

/** Joins the texts of a passage, with a space or a colon between lines: "Ages: Whole families". */
function textOf(nodes: readonly Text[]): Phrase {
  let text: Phrase = '';
  let last: Element | undefined;
  for (const node of nodes) {
    const block = blockOf(node);
    const line = singleSpaced(node.data);
    if (last && block !== last && line.trim())
      text = concat(
        changeEnd(text, (end) => end.trimEnd()),
        block.matches('dd') ? ': ' : ' ',
      );
    text = concat(text, inLanguage(line, languageIfOther(node.parentElement)));
    if (line.trim()) last = block;
  }
  return typeof text === 'string' ? spokenText(text) : text;
}

/** Returns the position of an element in its list, if it is the first one in its list item. */
function positionOf(element: Element, previous: Element | undefined, root: Element): GuideItem['position'] {
  const item = element.closest('li');
  if (!item || !root.contains(item) || (previous && item.contains(previous))) return undefined;
  const all = [...(item.parentElement?.children ?? [])].filter((each) => each.matches('li'));
  return all.length > 1 ? { index: all.indexOf(item) + 1, count: all.length } : undefined;
}

/** Collects everything perceivable in an element once, in reading order. */
export function collectItems(root: HTMLElement): GuideItem[] {
  const descriptions = fieldDescriptions(root);
  const rows = keyRows();
  const passages = readingOrder(root, {
    skips: (element) => descriptions.has(element) || isSilent(element),
    isWhole: isNamed,
    passageOf,
  });
  const items: GuideItem[] = [];
  for (const { element: passage, nodes } of passages) {
    const read = nodes.filter(({ parentElement }) => !parentElement?.closest('label')?.control);
    const texts = read.slice(read.findIndex(({ data }) => data.trim()));
    // Skips punctuation alone.
    if (nodes.length > 0 && !texts.some(({ data }) => /[\p{L}\p{N}]/u.test(data))) continue;
    // Uses the parent of an element without a box, which cannot be highlighted.
    const hasBox = getComputedStyle(passage).display !== 'contents';
    const element = hasBox || !texts[0] ? passage : blockOf(texts[0]);
    const previous = items.at(-1);
    const isHeading = element.closest(headings) !== null;
    const section = rows.find((row) => row.contains(element)) ?? element.closest(regions);
    items.push({
      node: texts[0] ?? passage,
      element,
      text: nodes.length > 0 ? textOf(texts) : undefined,
      isHeading,
      isTitle: element.closest('h1') !== null,
      startsSection:
        !previous || section?.contains(previous.element) === false || (isHeading && !previous.isHeading),
      position: positionOf(element, previous?.element, root),
    });
  }
  return items;
}

/** Whether an item is something to press or fill in. */
export const isControl = ({ element, text }: GuideItem) => text === undefined && element.matches(controls);

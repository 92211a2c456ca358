import { otherLanguage } from '@/lib/other-language';
import { findRegion } from '../../regions';
import { changeEnd, concat, inLanguage, type Phrase, plainText } from '../narration/phrase';
import { unreadSelector } from './unread';

/** Something on the screen that a visitor can perceive. */
export interface GuideItem {
  /** Identifies the item for as long as it is on the page. */
  readonly node: Node;
  /** The element to highlight and to act on. */
  readonly element: HTMLElement;
  /** The text of a text item; controls and pictures have a name instead. */
  readonly text?: Phrase;
  readonly isHeading: boolean;
  /** Whether it is the title of the screen. */
  readonly isTitle: boolean;
  /** Whether a new part of the screen begins here. */
  readonly startsSection: boolean;
  /** The position among the items of a list, counted from 1. */
  readonly position?: { readonly index: number; readonly count: number };
}

/** What the guide moves through; while a dialog or the on-screen keyboard is open, nothing else. */
export interface GuideScope {
  readonly root: HTMLElement;
  readonly kind: 'screen' | 'dialog' | 'keyboard';
}

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
const pictures = '[role=img], img';
const skipped = `script, style, template, noscript, [aria-hidden=true], [inert], ${unreadSelector}`;
const headings = 'h1, h2, h3, h4, h5, h6';
const wholes = 'li, dl > div';
const parts = `${controls}, ${pictures}, ${headings}, p, li`;
const regions = 'header, main, footer, section, nav, dialog';

function isInvisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // Text for screen readers alone is 1 px wide, and a little more where the kiosk zooms in.
  return width < 2 && height < 2;
}

/** Returns an element if it is a field that text is typed into. */
export function textField(element: Element | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const isText = element?.matches('textarea, input:not([type=radio], [type=checkbox])');
  return isText ? (element as HTMLInputElement | HTMLTextAreaElement) : undefined;
}

/** Whether an element is a field of a form. */
export function isField(element: Element): boolean {
  return element.matches('input, select, textarea');
}

/** Finds the descriptions of fields, which are spoken with their fields unless they contain a control. */
function fieldDescriptions(root: Element): Set<Element> {
  const fields = [...root.querySelectorAll('input, select, textarea, [role=radiogroup]')];
  const ids = fields.flatMap((field) => field.getAttribute('aria-describedby')?.split(/\s+/) ?? []);
  const elements = ids.map((id) => document.getElementById(id));
  return new Set(
    elements.filter((element) => element !== null && !element.querySelector(controls)) as Element[],
  );
}

const withoutInvisible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** Normalizes text for speech: without soft hyphens and other characters that show nothing. */
export function spokenText(text: string): string {
  return withSingleSpaces(withoutInvisible(text)).trim();
}

/** Whether an element is short enough to be a single item. */
function isSingleItem(element: Element): boolean {
  return element.matches(wholes) && element.querySelector(parts) === null;
}

interface Context {
  /** The nearest element that is not laid out inline. */
  block: HTMLElement;
  isHeading: boolean;
  /** Whether it is in a single item: "Goal 1 No Poverty", "Ages: Whole families". */
  isWhole: boolean;
}

/** Whether an element is in details that are folded, unless a style shows them. */
function isFolded(element: Element): boolean {
  const { parentElement: parent } = element;
  const mayBe = parent instanceof HTMLDetailsElement && !parent.open && !element.matches('summary');
  return mayBe && !element.checkVisibility();
}

/** Collects everything perceivable in an element once, in reading order. */
export function collectItems(root: HTMLElement): GuideItem[] {
  const items: GuideItem[] = [];
  const descriptions = fieldDescriptions(root);
  const rows = findRegion('keyboard')?.rows?.() ?? [];
  let run: { node: Node; text: Phrase; context: Context } | undefined;
  let startsSection = true;
  let position: GuideItem['position'];

  function add(item: Pick<GuideItem, 'node' | 'element' | 'text'>, isHeading: boolean): void {
    items.push({
      ...item,
      isHeading,
      isTitle: item.element.closest('h1') !== null,
      startsSection: startsSection || (isHeading && items.at(-1)?.isHeading !== true),
      position,
    });
    startsSection = false;
    position = undefined;
  }

  function endRun(): void {
    const text = typeof run?.text === 'string' ? spokenText(run.text) : run?.text;
    // Marks alone are not worth a stop.
    if (run && text && /[\p{L}\p{N}]/u.test(plainText(text))) {
      add({ node: run.node, element: run.context.block, text }, run.context.isHeading);
    }
    run = undefined;
  }

  function visitText(node: Text, context: Context): void {
    const text = inLanguage(withSingleSpaces(withoutInvisible(node.data)), otherLanguage(node.parentElement));
    if (run) run.text = concat(run.text, text);
    else if (plainText(text).trim()) run = { node, text, context };
  }

  function visitChildren(element: Element, context: Context): void {
    for (const node of element.childNodes) {
      if (node instanceof Text) visitText(node, context);
      else if (node instanceof HTMLElement || node instanceof SVGElement) visit(node, context);
    }
  }

  function visit(element: HTMLElement | SVGElement, context: Context): void {
    if (element.matches(skipped) || descriptions.has(element) || isFolded(element)) return;
    const { display, visibility } = getComputedStyle(element);
    if (display === 'none' || (visibility !== 'visible' && display !== 'contents')) return;
    if (element instanceof SVGElement && !element.matches(pictures)) return;
    if (element.matches(controls) || element.matches(pictures)) {
      const isSilent = element.matches('img[alt=""]') || isInvisible(element);
      if (isSilent) return;
      endRun();
      add({ node: element, element: element as HTMLElement }, context.isHeading);
      return;
    }
    // A label is the name of its field, and announcements are spoken on their own.
    if (element.matches('[aria-live]') && isInvisible(element)) return;
    const label = element instanceof HTMLLabelElement ? element.control : undefined;
    if (label) {
      if (element.contains(label)) visit(label, context);
      return;
    }

    // Text for screen readers alone is positioned, and then computed as a block, wherever it is in a sentence.
    const isInline =
      display.startsWith('inline') ||
      display === 'contents' ||
      (element.matches('span') && isInvisible(element));
    const isBlock = !isInline;
    const isInside = context.isWhole && isBlock;
    if (isInside && run)
      run.text = concat(
        changeEnd(run.text, (text) => text.trimEnd()),
        element.matches('dd') ? ': ' : ' ',
      );
    else if (isBlock || isSingleItem(element)) endRun();
    if (element.matches(regions) || rows.includes(element as HTMLElement)) startsSection = true;
    if (element.matches('li')) {
      const all = [...(element.parentElement?.children ?? [])].filter((each) => each.matches('li'));
      if (all.length > 1) position = { index: all.indexOf(element) + 1, count: all.length };
    }
    const isHeading = context.isHeading || element.matches(headings);
    const isWhole = context.isWhole || isSingleItem(element);
    // An element without a box of its own cannot be highlighted.
    const isBox = isBlock && !(isInside && context.block.matches(wholes));
    visitChildren(element, {
      block: isBox ? (element as HTMLElement) : context.block,
      isHeading,
      isWhole,
    });
    if (isInside && run) run.text = concat(run.text, ' ');
    else if (isBlock || (isWhole && !context.isWhole)) endRun();
    if (element.matches('li')) position = undefined;
  }

  visitChildren(root, { block: root, isHeading: false, isWhole: false });
  endRun();
  return items;
}

/** Whether an item is something to press or fill in. */
export function isControl({ element, text }: GuideItem): boolean {
  return text === undefined && element.matches(controls);
}

import { displaySettings } from '@/copy/display-settings';
import { kiosk } from '@/copy/kiosk';
import { common, screenNames } from '@/copy/site';
import { fill } from '@/lib/fill';
import { collectItems, isControl, spokenText } from './items';

const liveRegions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';

/** What the guide says in its own words. */
const ownTexts = new Set([
  kiosk.rest.welcome,
  displaySettings.title,
  ...Object.values(screenNames).map((screen) => fill(common.documentTitle, { screen })),
]);

/** The text of what was added, without its buttons. */
function textOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return spokenText(node.textContent ?? '');
  const texts = collectItems(node).flatMap((item) => (isControl(item) ? [] : [item.text ?? '']));
  return texts.join(' ') || (node.childElementCount === 0 ? spokenText(node.textContent ?? '') : '');
}

/** The texts that live regions announce by these changes of the page. */
export function announcementsIn(mutations: readonly MutationRecord[]): string[] {
  const texts = new Set<string>();
  for (const { type, target, addedNodes } of mutations) {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element?.closest(liveRegions)) continue;
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      const text = node.isConnected ? textOf(node) : '';
      if (text && !ownTexts.has(text)) texts.add(text);
    }
  }
  return [...texts];
}

import { computeAccessibleName } from 'dom-accessibility-api';
import { isInRegion, keyRows } from '../../shared/regions';
import { controlName } from '../reading/describe';
import { type GuideItem, isControl } from '../reading/items';
import { fillPhrase, type GuideCopy, type Phrase, spokenText } from '../reading/phrase';
import type { ScanGroup } from './scan';

const containers =
  'fieldset, [role=group], [role=tablist], [role=tabpanel], section, nav, header, footer, dialog';

/** Ranks the groups of a screen: the content first, then the controls that are always there, then the rest. */
function rank({ key }: ScanGroup): number {
  if (key.closest('main')) return 0;
  if (isInRegion('dock', key)) return 1;
  if (key.closest('header')) return 2;
  return key.closest('footer') ? 3 : 0;
}

function nameOf(container: Element, items: readonly GuideItem[], copy: GuideCopy): Phrase {
  if (keyRows().includes(container)) {
    const [first, last] = [items[0], items.at(-1)].map((item) =>
      item ? controlName(item.element, copy) : '',
    );
    return fillPhrase(copy.switches.row, { first: first ?? '', last: last ?? '' });
  }
  const heading = items.find((item) => item.isHeading);
  const label = spokenText(computeAccessibleName(container));
  const text = heading && (heading.text ?? controlName(heading.element, copy));
  const places: Readonly<Record<string, string>> = copy.switches.places;
  return label || places[container.localName] || text || copy.switches.places.other;
}

/** Whether a form has no field but a group of choices, which is then scanned along with the form's buttons. */
function isWholeForm(group: Element): boolean {
  const { form = null } = group instanceof HTMLFieldSetElement ? group : {};
  return form !== null && [...form.elements].every((each) => each.matches('button') || group.contains(each));
}

function containerOf(element: Element, root: Element): Element {
  const row = keyRows().find((each) => each.contains(element));
  const nearest = row ?? element.closest(containers);
  const container = nearest && isWholeForm(nearest) ? nearest.parentElement?.closest(containers) : nearest;
  if (container && container !== root && root.contains(container)) return container;
  const whole = element.closest('main') ?? root;
  let outer = element;
  while (outer.parentElement && outer.parentElement !== whole) outer = outer.parentElement;
  return outer;
}

/** Groups the items of a screen, a dialog or the keyboard that can be chosen. */
export function groupItems(all: readonly GuideItem[], root: Element, copy: GuideCopy): ScanGroup[] {
  const groups = new Map<Element, GuideItem[]>();
  for (const item of all) {
    const key = containerOf(item.element, root);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups]
    .map(
      ([key, items]): ScanGroup => ({ key, name: nameOf(key, items, copy), items: items.filter(isControl) }),
    )
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => rank(one) - rank(other));
}

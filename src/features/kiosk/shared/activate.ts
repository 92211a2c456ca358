import { isInRegion } from './regions';

/** Chooses the next option of a list of choices, or the first after the last. */
function chooseNext(select: HTMLSelectElement): void {
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Focuses and clicks a control. On-screen keys leave the focus in the field; text fields only get the focus. */
export function activate(element: HTMLElement): void {
  if (!isInRegion('keyboard', element)) element.focus({ preventScroll: true });
  if (element instanceof HTMLSelectElement) chooseNext(element);
  else element.click();
}

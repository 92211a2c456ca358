import type { SwitchControl } from './scan';

/** A control of the scan's bar, or the language on offer there. */
type BarControl = SwitchControl | 'language';

/** Marks the button of a control, for {@link findSwitchControl}. */
export const switchControlMark = (control: BarControl) => ({ 'data-switch-control': control });

/** Finds the button of a control, to highlight it while it is scanned. */
export function findSwitchControl(control: BarControl): HTMLElement | null {
  return document.querySelector(`[data-switch-control="${control}"]`);
}

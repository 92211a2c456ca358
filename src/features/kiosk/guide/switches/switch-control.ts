import type { RefCallback } from 'react';
import type { SwitchControl } from './scan';

/** A control of the scan's bar, or the language on offer there. */
type BarControl = SwitchControl | 'language';

const buttons = new Map<BarControl, HTMLElement>();

/** The `ref` of a control's button, for {@link findSwitchControl}. */
export function switchControlRef(control: BarControl): RefCallback<HTMLElement> {
  return (button) => {
    if (button) buttons.set(control, button);
    return () => {
      buttons.delete(control);
    };
  };
}

/** Finds the button of a control while it is shown, to highlight it when the scan reaches it. */
export function findSwitchControl(control: BarControl): HTMLElement | null {
  return buttons.get(control) ?? null;
}

import type { GuideScope } from './items';

/**
 * Leaves what is open on top of the screen, or else the screen.
 *
 * @param goBack goes to the screen before; `undefined` if there is none
 * @param onNothing called if there is none
 */
export function leave(
  { root, kind }: GuideScope,
  goBack: (() => void) | undefined,
  onNothing: () => void,
): void {
  if (kind === 'keyboard') root.querySelector<HTMLElement>('[data-skbtn="{close}"]')?.click();
  else if (kind === 'dialog') root.dispatchEvent(new Event('cancel', { cancelable: true }));
  else (goBack ?? onNothing)();
}

import { useEffect } from 'react';

/** Presses of one control within this time count once, in milliseconds. */
const REPEAT_MS = 500;

/** Not text fields: a second touch there only moves the caret. */
const controls = 'a[href], button, summary, input';

/** Keys that are meant to be pressed again and again: "ll" and "55" are two presses each. */
const repeatedKeys =
  '[data-repeatable], .screen-keyboard :is(.hg-standardBtn, .hg-button-bksp, .hg-button-space, .hg-button-enter)';

/**
 * Ignores a press that shaking hands repeat on the same control. The clicks of keyboards, switches and assistive
 * technology are left alone: they come without a finger that shakes.
 */
export function useRepeatGuard(): void {
  useEffect(() => {
    let last: { control: Element | string; at: number } | undefined;
    const onClick = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      // Only the clicks of a pointer are counted by the browser.
      if (event.detail === 0 || !element || element.matches(repeatedKeys)) return;
      // The keyboard recreates its keys when the layer changes.
      const control = element.dataset.skbtn ?? element;
      const at = performance.now();
      const isRepeat = last?.control === control && at - last.at < REPEAT_MS;
      last = { control, at };
      if (!isRepeat) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollToItem } from './page/highlight';

/**
 * Keeps a bar on top of everything, dialogs included, and reports its height, so that the page makes room for it
 * (`[data-guide-bar]`: with `:has()` on the root, every dialog and every screen would restyle it).
 *
 * @param text what the bar shows
 */
export function useBar(text: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);

  // A dialog that was opened after it would cover it.
  useLayoutEffect(() => {
    bar.current?.hidePopover();
    if (text) bar.current?.showPopover();
  }, [text]);

  useLayoutEffect(() => {
    const element = bar.current;
    const { dataset, style } = document.documentElement;
    if (!element) return;
    dataset.guideBar = '';
    const observer = new ResizeObserver(() => {
      style.setProperty('--caption-height', `${element.offsetHeight}px`);
      scrollToItem(document.querySelector('[data-guide-item]'));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete dataset.guideBar;
      style.removeProperty('--caption-height');
    };
  }, []);

  return bar;
}

import { useLayoutEffect, useRef } from 'react';
import { onContentChange } from '@/content/store/content-store';
import { useCopy } from '@/copy';

const texts = 'main :is(h1, h2, h3, h4, p, li, dt, dd, label, button)';

/** Whether an element begins in view, below the sticky header. */
function isInView(element: Element | null): boolean {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && top > window.innerHeight / 8 && top < window.innerHeight;
}

/** Keeps the focused control, or else the first visible text, at its place when a new language changes the lengths of texts. */
export function useScrollAnchor(): void {
  const restore = useRef<() => void>(undefined);
  // Subscribes to the copy, so that a change re-renders this.
  useCopy();

  useLayoutEffect(
    () =>
      onContentChange(() => {
        const candidates = [document.querySelector('main :focus'), ...document.querySelectorAll(texts)];
        const anchor = window.scrollY > 0 && candidates.find(isInView);
        if (!anchor) return;
        const { top } = anchor.getBoundingClientRect();
        restore.current = () =>
          anchor.isConnected && window.scrollBy(0, anchor.getBoundingClientRect().top - top);
      }),
    [],
  );

  useLayoutEffect(() => {
    restore.current?.();
    restore.current = undefined;
  });
}

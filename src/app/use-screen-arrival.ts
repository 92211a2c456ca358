import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where a visitor was on a screen: how far down, and on which of its controls. */
interface Place {
  scrollY: number;
  /** The index among the page's controls, or -1. */
  control: number;
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
}

function currentPlace(): Place {
  const { activeElement } = document;
  return {
    scrollY: window.scrollY,
    control: activeElement instanceof HTMLElement ? controls().indexOf(activeElement) : -1,
  };
}

function focusHeading(main: HTMLElement | null): void {
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Brings a visitor to each new screen's start, with the focus on its heading, and on Back to where they were. The
 * places live in memory only. The first screen keeps whatever the browser does by itself.
 */
export function useScreenArrival(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, Place>());
  const lastKey = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (lastKey.current !== key) {
      lastKey.current = key;
      const place = isReturn ? places.current.get(key) : undefined;
      window.scrollTo(0, place?.scrollY ?? 0);
      const control = place && controls()[place.control];
      if (control) control.focus({ preventScroll: true });
      else focusHeading(main.current);
    }
    const remember = () => places.current.set(key, currentPlace());
    window.addEventListener('scroll', remember, { passive: true });
    document.addEventListener('focusin', remember);
    return () => {
      window.removeEventListener('scroll', remember);
      document.removeEventListener('focusin', remember);
    };
  }, [key, isReturn, main]);
}

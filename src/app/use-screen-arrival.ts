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

/** Moves the focus to a screen's heading, without a scroll. */
export function focusHeading(main: HTMLElement | null): void {
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/**
 * Brings a visitor to each new screen's start, with the focus on its heading, and on Back to where they were. The
 * places live in memory only. The first screen keeps whatever the browser does by itself.
 */
export function useScreenArrival(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  // Addresses that were typed all have the same key.
  const here = `${key} ${pathname}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, Place>());
  const lastPlace = useRef(here);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (lastPlace.current !== here) {
      lastPlace.current = here;
      const place = isReturn ? places.current.get(here) : undefined;
      window.scrollTo(0, place?.scrollY ?? 0);
      const control = place && controls()[place.control];
      if (control) control.focus({ preventScroll: true });
      else focusHeading(main.current);
    }
    const remember = () => places.current.set(here, currentPlace());
    window.addEventListener('scroll', remember, { passive: true });
    document.addEventListener('focusin', remember);
    return () => {
      window.removeEventListener('scroll', remember);
      document.removeEventListener('focusin', remember);
    };
  }, [here, isReturn, main]);
}

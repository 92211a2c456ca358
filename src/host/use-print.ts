import { printOnly } from '@/lib/print-only';
import { capabilities } from './capabilities';
import { useHost } from './host-context';

/** Returns a function that prints, and resolves with whether it did, if known; `undefined` where printing is impossible. */
export function usePrint(): (() => Promise<boolean>) | undefined {
  const host = useHost();
  if (host.mode === 'desk') return () => host.desk.print();
  if (!capabilities[host.mode].canPrint || !globalThis.print) return undefined;
  return async () => {
    window.print();
    return true;
  };
}

/** Returns a function that prints an element of the page alone, if possible. What is outside `within` prints as usual. */
export function usePrintAlone() {
  const print = usePrint();
  return (
    print &&
    ((element: Element, within: Element | null, onEnd?: () => void) => {
      const restore = printOnly(element, within);
      const end = () => {
        window.removeEventListener('afterprint', end);
        restore();
        onEnd?.();
      };
      window.addEventListener('afterprint', end);
      // Ends now if a desk could not print, since no event follows then.
      void print().then((isPrinted) => isPrinted || end());
    })
  );
}

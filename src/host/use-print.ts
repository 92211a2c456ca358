import { useHost } from './host-context';

/**
 * Returns a function that prints the page, or nothing where that is impossible, as in the browsers inside some apps. The
 * function resolves with whether the page was printed, which a browser does not tell; a desk itself says why not.
 */
export function usePrint(): (() => Promise<boolean>) | undefined {
  const host = useHost();
  if (host.mode === 'desk') return () => host.desk.print();
  if (!globalThis.print) return undefined;
  return async () => {
    window.print();
    return true;
  };
}

import { useHost } from './host-context';

/**
 * Returns a function that prints the page, and resolves with whether that was done, or nothing where that is not possible, as
 * in the browsers inside some apps. A browser does not tell; at a desk, the app itself says why not.
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

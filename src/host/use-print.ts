import { useHost } from './host-context';

/**
 * Returns a function that prints the page, and resolves with whether that was done. A browser does not tell; at a desk, the
 * app itself says why not.
 */
export function usePrint(): () => Promise<boolean> {
  const host = useHost();
  return async () => {
    if (host.mode === 'desk') return host.desk.print();
    window.print();
    return true;
  };
}

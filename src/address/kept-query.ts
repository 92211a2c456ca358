import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCapabilities } from '@/host/capabilities';
import { changeAddress, type QueryParameters } from '@/lib/address-query';

/**
 * Keeps something in the query of a browser's address. A kiosk and a desk keep nothing, because the next visitor would get it.
 *
 * @param change returns what to change in a query, if anything. It also runs after each navigation, since going back leads to
 *   an entry from before the change.
 */
export function useKeptQuery(change: (query: URLSearchParams) => QueryParameters | undefined): void {
  const { ownsAddress } = useCapabilities();
  useLocation();
  useLayoutEffect(() => {
    const parameters = ownsAddress && change(new URLSearchParams(window.location.search));
    if (parameters) changeAddress(parameters);
  });
}

import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCapabilities } from '@/host/capabilities';
import { changeAddress, type QueryParameters } from '@/lib/address-query';

/**
 * Keeps something in the query of a browser's address. A kiosk and a desk share theirs with whoever comes next.
 *
 * @param change what to change of a query, if anything. Asked after each navigation, too, since going back leads to an entry of
 *   before the change.
 */
export function useKeptQuery(change: (query: URLSearchParams) => QueryParameters | undefined): void {
  const { ownsAddress } = useCapabilities();
  useLocation();
  useLayoutEffect(() => {
    const parameters = ownsAddress && change(new URLSearchParams(window.location.search));
    if (parameters) changeAddress(parameters);
  });
}

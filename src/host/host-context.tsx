import { createContext, useContext } from 'react';
import type { Host } from './types';

const HostContext = createContext<Host>({ mode: 'web' });

export const HostProvider = HostContext.Provider;

/** Returns the host that the site runs in, which is a browser without a {@link HostProvider}. */
export function useHost(): Host {
  return useContext(HostContext);
}

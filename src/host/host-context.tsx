import { createContext, useContext } from 'react';
import type { Host } from './types';

const HostContext = createContext<Host>({ mode: 'web' });

/** Gives the screens below it the host that the site runs in. */
export const HostProvider = HostContext.Provider;

/** The host that the site runs in; a browser unless a {@link HostProvider} says otherwise. */
export function useHost(): Host {
  return useContext(HostContext);
}

import { useHost } from './host-context';
import type { DeskPort } from './types';

/** The port of a desk window. Throws when used elsewhere. */
export function useDeskPort(): DeskPort {
  const host = useHost();
  if (host.mode !== 'desk') throw new Error('useDeskPort must be used at a desk.');
  return host.desk;
}

import type { ComponentProps } from 'react';
import { useHost } from '@/host/host-context';

/** A link that leaves the site; in the kiosk, which never does, plain text. */
export function ExternalLink({ children, ...link }: ComponentProps<'a'>) {
  return useHost().mode === 'kiosk' ? <span>{children}</span> : <a {...link}>{children}</a>;
}

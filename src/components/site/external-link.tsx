import type { ComponentProps } from 'react';
import { useHost } from '@/host/host-context';

/** A link that leads out of the site. The unattended display never leaves it, and shows the words alone. */
export function ExternalLink({ children, ...link }: ComponentProps<'a'>) {
  return useHost().mode === 'kiosk' ? <span>{children}</span> : <a {...link}>{children}</a>;
}

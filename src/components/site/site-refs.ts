import { createRef } from 'react';
import { sharedState } from '@/components/ui/shared-state';

/** Elements and state that one part of the page renders and another one needs, for each visitor. */
export const [SiteRefsProvider, useSiteRefs] = sharedState(() => ({
  /** The logo in the header, which staff press to open their panel. */
  logoLink: createRef<HTMLAnchorElement>(),
  /** The header above the dock, which stays in view while the page scrolls if there is room. */
  kioskHeader: createRef<HTMLElement>(),
  /** The error screen, which an unattended kiosk leaves by itself. */
  errorScreen: createRef<HTMLDivElement>(),
  /** Whether Home's weave has woven itself for this visitor. */
  woven: { current: false },
}));

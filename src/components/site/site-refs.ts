import { createRef } from 'react';
import { sharedState } from '@/components/ui/shared-state';

/** The logo in the header, which staff press to open their panel. */
export const [LogoLinkProvider, useLogoLink] = sharedState(() => createRef<HTMLAnchorElement>());

/** The header above the dock, which stays in view while the page scrolls if there is room. */
export const [KioskHeaderProvider, useKioskHeader] = sharedState(() => createRef<HTMLElement>());

/** The error screen, which an unattended kiosk leaves by itself. */
export const [ErrorScreenProvider, useErrorScreen] = sharedState(() => createRef<HTMLDivElement>());

/** Whether Home's weave has woven itself for this visitor. */
export const [WovenProvider, useWoven] = sharedState(() => ({ current: false }));

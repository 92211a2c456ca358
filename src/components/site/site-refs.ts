import { createRef } from 'react';
import { sharedState } from '@/components/ui/shared-state';

/** The logo in the header, which staff press to open their panel. */
export const [BrandProvider, useBrand] = sharedState(() => createRef<HTMLAnchorElement>());

/** The error screen, which an unattended kiosk leaves by itself. */
export const [ErrorScreenProvider, useErrorScreen] = sharedState(() => createRef<HTMLDivElement>());

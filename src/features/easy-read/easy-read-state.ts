import { sharedState } from '@/components/ui/shared-state';

/** Whether the visitor has switched Easy read on, for all screens and for the kiosk's dock. */
export const [EasyReadProvider, useEasyRead] = sharedState(() => false);

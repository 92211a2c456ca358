import { onDemand } from '@/lib/on-demand';

/** The Read aloud controls. */
export const readAloud = onDemand(() => import('./read-aloud'));

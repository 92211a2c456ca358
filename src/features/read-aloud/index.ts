import { onDemand } from '@/lib/on-demand';

export { useOfflineVoice } from './use-offline-voice';

/** The Read aloud controls. */
export const readAloud = onDemand(() => import('./read-aloud'));

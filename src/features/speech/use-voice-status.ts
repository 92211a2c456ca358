import { useSyncExternalStore } from 'react';
import { speech } from './device-speech';
import type { VoiceStatus } from './speech';

/** What is known about the device's voice for the site's language. Re-renders when that changes. */
export function useVoiceStatus(): VoiceStatus {
  return useSyncExternalStore(speech.subscribe, speech.status);
}

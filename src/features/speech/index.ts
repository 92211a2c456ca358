import { useEffect, useSyncExternalStore } from 'react';
import { offeredLanguages } from '@/content/languages';
import { onContentChange } from '@/content/store/content-store';
import { currentCopy } from '@/copy';
import { sharedCopy } from '@/copy/shared';
import { toolsCopy } from '@/copy/tools';
import { spokenForm } from '@/lib/spoken-form';
import { createSpeech, type SpokenSegment, type VoiceStatus } from './speech';
import { browserEngine } from './speech-engine';

export type { SpokenSegment } from './speech';

/** Expands a segment for a voice, in the segment's language. Leaves languages that the site does not have unchanged. */
function inWords({ text, language }: SpokenSegment): string {
  const copy = currentCopy(toolsCopy);
  const other = offeredLanguages.find((tag) => tag === language && tag !== copy.language.tag);
  if (other) return spokenForm(text, toolsCopy.files[other], other);
  return language && language !== copy.language.tag ? text : spokenForm(text, copy, copy.language.locale);
}

export const speech = createSpeech(
  browserEngine(() => currentCopy(sharedCopy).language.locale, onContentChange),
  inWords,
);

/** The status of the device's voice for the current language. Re-renders when that changes. */
export function useVoiceStatus(): VoiceStatus {
  return useSyncExternalStore(speech.subscribe, speech.status);
}

/** Tests the voice with a silent period, as soon as there is one, and the browser allows speech: for some, after a click. */
export function useVoiceTest(): void {
  const isUntested = useVoiceStatus() === 'untested';

  useEffect(() => {
    if (!isUntested) return;
    const test = () => speech.say([{ text: '.' }], { volume: 0 });
    test();
    document.addEventListener('click', test, { once: true });
    return () => document.removeEventListener('click', test);
  }, [isUntested]);
}

import { useEffect, useSyncExternalStore } from 'react';
import type { LanguageTag } from '@/content/languages';
import { type CopyOf, copyFiles, currentCopy, onCopyChange } from '@/copy';
import { spokenForm } from '@/lib/spoken-form';
import { createSpeech, type SpokenPart, type VoiceStatus } from './speech';
import { browserEngine } from './speech-engine';

export type { SpokenPart } from './speech';

/** The words of languages that are not the current one, once a text in them was to be spoken. */
const otherWords = new Map<string, Pick<CopyOf<'tools'>, 'shortForms' | 'spokenForms'>>();

/** Writes a text out in the words of another language, or leaves it as it is if there are none or they cannot be fetched. */
async function inOtherWords(text: string, language: string): Promise<string> {
  try {
    const words = await copyFiles[language as LanguageTag].tools();
    otherWords.set(language, words);
    return spokenForm(text, words, language);
  } catch {
    return text;
  }
}

/** Writes a part out for a voice, in the words of its own language. */
function inWords({ text, language }: SpokenPart): string | Promise<string> {
  const copy = currentCopy<'tools'>();
  const { tag, locale } = copy.language;
  if (!language || language === tag) return spokenForm(text, copy, locale);
  const words = otherWords.get(language);
  return words ? spokenForm(text, words, language) : inOtherWords(text, language);
}

/** Speaks with the device's own voices. */
export const speech = createSpeech(
  browserEngine(() => currentCopy().language.locale, onCopyChange),
  inWords,
);

/** The status of the device's voice for the current language. Re-renders when that changes. */
export function useVoiceStatus(): VoiceStatus {
  return useSyncExternalStore(speech.subscribe, speech.status);
}

/**
 * Tests the voice as soon as there is one, without a sound: a period is silent by itself, since Chromium ignores the volume
 * on Linux. Where the browser forbids speech before the first click, the test runs then.
 */
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

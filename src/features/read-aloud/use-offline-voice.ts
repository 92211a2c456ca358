import { useEffect, useState } from 'react';
import { language } from '@/copy/language';
import { offlineVoice } from './offline-voice';

/** A voice that the device itself has for the site's language; voices may turn up late, or not at all. */
export function useOfflineVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const look = () => setVoice(offlineVoice(speechSynthesis.getVoices(), language.locale));
    look();
    // In older versions of Safari this is no event target.
    speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, []);

  return voice;
}

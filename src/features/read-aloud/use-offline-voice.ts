import { useEffect, useState } from 'react';
import { language } from '@/copy/language';
import { offlineVoice } from './offline-voice';

/** The device's own voice for the site's language, once the browser has listed its voices; `undefined` if it has none. */
export function useOfflineVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const { speechSynthesis } = window;
    const update = () => setVoice(offlineVoice(speechSynthesis.getVoices(), language.locale));
    update();
    // In older versions of Safari, speechSynthesis is not an event target.
    speechSynthesis.addEventListener?.('voiceschanged', update);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', update);
  }, []);

  return voice;
}

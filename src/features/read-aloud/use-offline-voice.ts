import { useEffect, useState } from 'react';
import { language } from '@/copy/language';
import { offlineVoice } from './offline-voice';

/** The platform's speech synthesis, unless it is missing or broken: in some browsers every use of it throws. */
function workingSpeechSynthesis(): SpeechSynthesis | undefined {
  try {
    window.speechSynthesis.getVoices();
    return window.speechSynthesis;
  } catch {
    return undefined;
  }
}

/** The device's own voice for the site's language, once the browser has listed its voices; `undefined` if it has none. */
export function useOfflineVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();

  useEffect(() => {
    const speechSynthesis = workingSpeechSynthesis();
    if (!speechSynthesis) return;
    const update = () => setVoice(offlineVoice(speechSynthesis.getVoices(), language.locale));
    update();
    // In older versions of Safari, speechSynthesis is not an event target.
    speechSynthesis.addEventListener?.('voiceschanged', update);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', update);
  }, []);

  return voice;
}

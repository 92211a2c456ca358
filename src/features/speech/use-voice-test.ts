import { useEffect } from 'react';
import { speech } from './device-speech';
import { useVoiceStatus } from './use-voice-status';

/**
 * Tests the voice as soon as there is one, without a sound: what is spoken is silent by itself, since Chromium ignores the
 * volume on Linux. Where the browser forbids speech before the first click, the test follows then.
 */
export function useVoiceTest(): void {
  const isUntested = useVoiceStatus() === 'untested';

  useEffect(() => {
    if (!isUntested) return;
    const test = () => speech.say(['.'], { volume: 0 });
    test();
    document.addEventListener('click', test, { once: true });
    return () => document.removeEventListener('click', test);
  }, [isUntested]);
}

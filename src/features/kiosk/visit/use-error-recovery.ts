import { useEffect, useEffectEvent } from 'react';
import { speech } from '@/features/speech';
import { listenForActivity } from './activity';
import { type ErrorRecovery, nextErrorRecovery } from './error-recovery';

const seconds = () => performance.now() / 1000;

/**
 * Leaves an error screen after a while: nobody else may be there to do it. Whoever is there, and presses keys, touches the
 * screen or listens, is not interrupted. It looks at the page rather than at the state of the site, which may be what failed.
 */
export function useErrorRecovery(onGoHome: () => void): void {
  const goHome = useEffectEvent(onGoHome);

  useEffect(() => {
    let recovery: ErrorRecovery = { attempts: 0 };
    let activeAt = 0;
    const check = () => {
      if (speech.isSpeaking()) activeAt = seconds();
      const isFailing = document.querySelector('[data-error-screen]') !== null;
      const next = nextErrorRecovery(recovery, isFailing, seconds(), activeAt);
      recovery = next.recovery;
      if (next.goHome) goHome();
    };
    const timer = setInterval(check, 1_000);
    const stopListening = listenForActivity(() => {
      activeAt = seconds();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, []);
}

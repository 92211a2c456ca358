import { useEffect, useEffectEvent } from 'react';
import { type ErrorRecovery, nextErrorRecovery } from './error-recovery';

/**
 * Leaves an error screen after a while: nobody else may be there to do it. It looks at the page rather than at the state
 * of the site, which may be what failed.
 */
export function useErrorRecovery(onGoHome: () => void): void {
  const goHome = useEffectEvent(onGoHome);

  useEffect(() => {
    let recovery: ErrorRecovery = { attempts: 0 };
    const check = () => {
      const isFailing = document.querySelector('[data-error-screen]') !== null;
      const next = nextErrorRecovery(recovery, isFailing, performance.now() / 1000);
      recovery = next.recovery;
      if (next.goHome) goHome();
    };
    const timer = setInterval(check, 1_000);
    return () => clearInterval(timer);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import { useSiteRefs } from '@/components/site/site-refs';
import { speech } from '@/features/speech';
import { listenForActivity } from './activity';
import { initialErrorRecovery, nextErrorRecovery } from './error-recovery';

const seconds = () => performance.now() / 1000;

/** Outlives the visit, because visitors may come and go while an error stays. */
let recovery = initialErrorRecovery;

/** Leaves an error screen that nobody uses. Looks at the page, because the site's state may be what failed. */
export function useErrorRecovery(onGoHome: () => void, onRestart: () => void): void {
  const [{ errorScreen }] = useSiteRefs();
  const goHome = useEffectEvent(onGoHome);
  const restart = useEffectEvent(onRestart);

  useEffect(() => {
    let activeAt = 0;
    const check = () => {
      if (speech.isSpeaking()) activeAt = seconds();
      const isFailing = errorScreen.current !== null;
      const next = nextErrorRecovery(recovery, isFailing, seconds(), activeAt);
      recovery = next.recovery;
      if (next.action === 'go-home') goHome();
      if (next.action === 'restart') restart();
    };
    const timer = setInterval(check, 1_000);
    const unsubscribe = listenForActivity(() => {
      activeAt = seconds();
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [errorScreen]);
}

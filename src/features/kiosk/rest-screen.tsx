import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { Weave } from '@/components/site/weave/weave';
import { useModal } from '@/components/ui/use-modal';
import { kiosk } from '@/copy/kiosk';

/** Interval at which the text moves, in milliseconds, so that it does not burn into the panel. */
const MOVE_INTERVAL_MS = 60_000;

const positions = ['self-start', 'self-center', 'self-end', 'self-center'];

/** The kiosk between visitors: the weave, the name and an invitation. The input that wakes it does nothing else. */
export function RestScreen({ onBegin }: { onBegin: () => void }) {
  const dialog = useModal();
  const [move, setMove] = useState(0);
  const { name, text, begin } = kiosk.rest;

  useEffect(() => {
    const timer = setInterval(() => setMove((last) => last + 1), MOVE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);

  function wake(event: SyntheticEvent) {
    event.preventDefault();
    onBegin();
  }

  // Ignore key repeat: something may be resting on the key.
  function wakeByKey(event: KeyboardEvent) {
    if (!event.repeat) wake(event);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClick={wake}
      onKeyDown={wakeByKey}
      onCancel={wake}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col overflow-hidden bg-paper text-ink"
    >
      <div className="relative min-h-0 w-full grow overflow-hidden">
        <Weave seed={move} className="rest-weave h-full w-full" />
      </div>
      <div className="flex h-[38%] w-full p-12">
        <div className={positions[move % positions.length]}>
          <p className="text-6xl font-headline">{name}</p>
          <p className="mt-3 text-2xl text-ink-soft">{text}</p>
          <button
            type="button"
            className="mt-8 rounded-control border-2 border-ink bg-accent px-10 py-6 text-3xl font-bold text-on-accent"
          >
            {begin}
          </button>
        </div>
      </div>
    </dialog>
  );
}

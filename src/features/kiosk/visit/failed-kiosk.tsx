import { useEffect, useId } from 'react';
import { useModal } from '@/components/ui/use-modal';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import type { KioskPort } from '@/host/types';
import { useBrowserLock } from '../touch/use-browser-lock';

/** The delay before the restart: long enough to write down a number, and to prevent rapid restarts. */
const RESTART_MS = 30_000;

/** Covers the site while the kiosk around it has failed, says how to call instead, and then restarts the page. */
export function FailedKiosk({ port }: { port: KioskPort }) {
  const { kiosk } = useCopy(kioskCopy);
  const dialog = useModal();
  const id = useId();
  const { title, text } = kiosk.failed;
  useBrowserLock();

  useEffect(() => {
    const timer = setTimeout(port.restart, RESTART_MS);
    return () => clearTimeout(timer);
  }, [port]);

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => event.preventDefault()}
      // Reopens the dialog, since Chromium always closes it on a second Escape.
      onClose={() => dialog.current?.showModal()}
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      className="m-0 grid h-dvh max-h-none w-dvw max-w-none place-content-center bg-paper p-10 text-ink"
    >
      <h1 id={id}>{title}</h1>
      <p id={`${id}text`} className="mt-5 text-2xl">
        {text}
      </p>
    </dialog>
  );
}

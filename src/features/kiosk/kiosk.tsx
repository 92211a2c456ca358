import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { dismissAllNotifications } from '@/components/ui/notify';
import { useStyles } from '@/components/ui/use-styles';
import { screenPaths } from '@/content/screen-paths';
import { kiosk } from '@/copy/kiosk';
import { useVoiceTest } from '@/features/speech';
import type { KioskPort } from '@/host/types';
import { focusToRead } from '@/lib/focus-to-read';
import { displayFigures } from './display-size';
import { IdleWarning } from './idle-warning';
import styles from './kiosk.css?inline';
import { OnScreenKeyboard } from './on-screen-keyboard';
import { RestScreen } from './rest-screen';
import { StaffPanel } from './staff-panel';
import { useErrorRecovery } from './use-error-recovery';
import { useHiddenPointer } from './use-hidden-pointer';
import { useIdleTimer } from './use-idle-timer';
import { useLockedPage } from './use-locked-page';
import { useNoHistory } from './use-no-history';
import { usePhysicalSizes } from './use-physical-sizes';
import { useStaffShortcut } from './use-staff-shortcut';

/** Interval at which the page reports that it is alive, in milliseconds. */
const HEARTBEAT_MS = 5_000;

export interface KioskProps {
  port: KioskPort;
  /** Gives the next visitor a fresh site. */
  onReset: () => void;
}

/** The unattended device around the site: it clears each visit, rests between visitors, and lets staff in. */
export default function Kiosk({ port, onReset }: KioskProps) {
  useStyles(styles);
  const navigate = useNavigate();
  const figures = useMemo(() => displayFigures(port.display), [port]);
  usePhysicalSizes(figures);
  const [resting, setResting] = useState(false);
  const [staffOpen, setStaffOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const [announcement, setAnnouncement] = useState<AnnouncedText>();

  function goHome() {
    navigate(screenPaths.home, { replace: true });
  }

  function reset() {
    setStaffOpen(false);
    setResting(true);
    setResets((count) => count + 1);
    dismissAllNotifications();
    goHome();
    onReset();
    port.reportReset();
  }

  function wake() {
    flushSync(() => setResting(false));
    focusToRead(document.querySelector('main h1'), { preventScroll: true });
    // With Firefox, Orca moves to the heading as the dialog goes away, and says nothing when that gets the focus.
    setAnnouncement({ text: kiosk.rest.welcome });
  }

  const secondsLeft = useIdleTimer(port.times, !resting || staffOpen, reset);
  useErrorRecovery(goHome);
  useStaffShortcut(() => setStaffOpen(true));
  useHiddenPointer();
  useLockedPage();
  useNoHistory();
  useVoiceTest();

  useEffect(() => {
    document.documentElement.dataset.kiosk = '';
    const heartbeat = setInterval(port.reportAlive, HEARTBEAT_MS);
    return () => {
      delete document.documentElement.dataset.kiosk;
      clearInterval(heartbeat);
    };
  }, [port]);

  return (
    <>
      <ErrorBoundary resetKey={`${resets}`}>
        <OnScreenKeyboard />
      </ErrorBoundary>
      <Announcement announced={announcement} />
      {staffOpen && (
        <ErrorBoundary>
          <StaffPanel port={port} figures={figures} onReset={reset} onClose={() => setStaffOpen(false)} />
        </ErrorBoundary>
      )}
      {resting && !staffOpen && <RestScreen onBegin={wake} />}
      {secondsLeft !== undefined && (
        <ErrorBoundary>
          <IdleWarning secondsLeft={secondsLeft} />
        </ErrorBoundary>
      )}
    </>
  );
}

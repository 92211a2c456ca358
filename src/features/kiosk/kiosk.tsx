import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dismissAllNotifications } from '@/components/ui/notify';
import { screens } from '@/copy/site';
import type { KioskPort } from '@/host/types';
import { IdleWarning } from './idle-warning';
import { OnScreenKeyboard } from './on-screen-keyboard';
import { RestScreen } from './rest-screen';
import { StaffPanel } from './staff-panel';
import { useHiddenPointer } from './use-hidden-pointer';
import { useIdleTimer } from './use-idle-timer';
import { useLockedPage } from './use-locked-page';
import { useNoHistory } from './use-no-history';
import { useStaffShortcut } from './use-staff-shortcut';
import './kiosk.css';

/** How often the page says that it is alive, in milliseconds. */
const ALIVE_MS = 5_000;

interface KioskProps {
  port: KioskPort;
  /** Gives the next visitor a fresh site. */
  onReset: () => void;
}

/** The unattended display around the site: it forgets each visitor, rests, and lets staff in. */
export default function Kiosk({ port, onReset }: KioskProps) {
  const navigate = useNavigate();
  const [resting, setResting] = useState(false);
  const [staffIn, setStaffIn] = useState(false);

  function reset() {
    setStaffIn(false);
    setResting(true);
    dismissAllNotifications();
    navigate(screens.home.path, { replace: true });
    onReset();
    port.reportReset();
  }

  const secondsLeft = useIdleTimer(port.times, !resting, reset);
  useStaffShortcut(() => setStaffIn(true));
  useHiddenPointer();
  useLockedPage();
  useNoHistory();

  useEffect(() => {
    document.documentElement.dataset.kiosk = '';
    const pulse = setInterval(port.reportAlive, ALIVE_MS);
    return () => {
      delete document.documentElement.dataset.kiosk;
      clearInterval(pulse);
    };
  }, [port]);

  return (
    <>
      <OnScreenKeyboard />
      {staffIn && <StaffPanel port={port} onReset={reset} onClose={() => setStaffIn(false)} />}
      {resting && !staffIn && <RestScreen onBegin={() => setResting(false)} />}
      {secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} />}
    </>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { dismissAllNotifications } from '@/components/ui/notify';
import { useStyles } from '@/components/ui/use-styles';
import { type ScreenId, screenPaths } from '@/content/screen-paths';
import { easyLayout } from '@/copy/easy-read/layout';
import { kiosk } from '@/copy/kiosk';
import { screenNames } from '@/copy/site';
import {
  defaultDisplaySettings,
  displayChoices,
  largestText,
  useDisplaySettings,
} from '@/features/display-settings';
import { hasEasyRead } from '@/features/easy-read';
import { useEasyRead } from '@/features/reading-tools';
import { useVoiceStatus, useVoiceTest } from '@/features/speech';
import type { KioskPort } from '@/host/types';
import { focusToRead } from '@/lib/focus-to-read';
import { displayFigures } from './display/display-size';
import { LowerScreenCover } from './display/lower-screen-cover';
import { useLowerScreen } from './display/use-lower-screen';
import { usePhysicalSizes } from './display/use-physical-sizes';
import { Dock } from './dock/dock';
import { TakeAwaySheet } from './dock/take-away-sheet';
import { GuidePanels } from './guide/guide-panels';
import { useGuide } from './guide/use-guide';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard';
import styles from './kiosk.css?inline';
import { type RestChoice, RestScreen } from './rest/rest-screen';
import { StaffPanel } from './staff/staff-panel';
import { useKeypad } from './staff/use-keypad';
import { useStaffShortcut } from './staff/use-staff-shortcut';
import { HoldProgress } from './touch/hold-progress';
import { useHiddenPointer } from './touch/use-hidden-pointer';
import { useLockedPage } from './touch/use-locked-page';
import { FailedKiosk } from './visit/failed-kiosk';
import { IdleWarning } from './visit/idle-warning';
import { useErrorRecovery } from './visit/use-error-recovery';
import { useIdleTimer } from './visit/use-idle-timer';
import { useNoHistory } from './visit/use-no-history';
import { useVisitHistory } from './visit/use-visit-history';

/** Interval at which the page reports that it is alive, in milliseconds. */
const HEARTBEAT_MS = 5_000;

const restChoices: readonly RestChoice[] = ['largeText', 'easyRead', 'lowerScreen'];

/** What the kiosk needs from the app. */
export interface KioskProps {
  port: KioskPort;
  /** The screen at a path. */
  screenAt: (pathname: string) => ScreenId;
  /** Gives the next visitor a fresh site. */
  onReset: () => void;
}

function KioskParts({ port, screenAt, onReset }: KioskProps) {
  useStyles(styles);
  const navigate = useNavigate();
  const figures = useMemo(() => displayFigures(port.display), [port]);
  const sizes = usePhysicalSizes(figures);
  const lowerScreen = useLowerScreen(sizes.reachTop);
  const displaySettings = useDisplaySettings();
  const [isEasy, setEasyRead] = useEasyRead();
  const keypad = useKeypad(port.keypad);
  const visits = useVisitHistory();
  const screen = screenAt(useLocation().pathname);
  const shownNames = isEasy && hasEasyRead(screen) ? easyLayout.screenNames : screenNames;
  const [resting, setResting] = useState(false);
  const [holds, setHolds] = useState(false);
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
    displaySettings.onChange(defaultDisplaySettings);
    lowerScreen.onChange(undefined);
    setHolds(false);
    guide.send('endVisit');
    visits.clear();
    goHome();
    onReset();
    port.reportReset();
  }

  function wake(choice?: RestChoice) {
    flushSync(() => {
      setResting(false);
      if (choice === 'largeText') displaySettings.onChange({ ...defaultDisplaySettings, text: largestText });
      if (choice === 'easyRead') setEasyRead(true);
      if (choice === 'lowerScreen') lowerScreen.onChange(lowerScreen.lines[0]);
    });
    focusToRead(document.querySelector('main h1'), { preventScroll: true });
    if (choice === 'audioGuide') guide.send('toggle');
    // With Firefox, Orca moves to the heading as the dialog goes away, and says nothing when that gets the focus.
    setAnnouncement({ text: kiosk.rest.welcome });
  }

  function changeTextSize() {
    const { settings, onChange } = displaySettings;
    const sizes = displayChoices.text;
    const text = sizes[(sizes.indexOf(settings.text) + 1) % sizes.length] ?? sizes[0];
    onChange({ ...settings, text });
    return text;
  }

  const secondsLeft = useIdleTimer(port.times, !resting || staffOpen, reset);
  const guide = useGuide({
    keypad: keypad.guideKeys,
    screenName: screenNames[screen],
    isHome: screen === 'home',
    secondsLeft,
    idleSeconds: port.times.idleSeconds,
    goHome,
    changeTextSize,
    goBack: visits.goBack,
  });
  const audioGuide =
    useVoiceStatus() === 'missing'
      ? undefined
      : { isOn: guide.isOn && guide.hasVoice, onToggle: () => guide.send('toggle') };
  useErrorRecovery(goHome, port.restart);
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
      {lowerScreen.line && (
        <ErrorBoundary resetKey={`${resets}`}>
          <LowerScreenCover name={shownNames[screen]} />
        </ErrorBoundary>
      )}
      <ErrorBoundary resetKey={`${resets}`}>
        <OnScreenKeyboard />
      </ErrorBoundary>
      <Announcement announced={announcement} />
      <ErrorBoundary resetKey={`${resets}`}>
        <Dock
          // The next visitor finds its sheets closed.
          key={resets}
          screen={screen}
          screenNames={shownNames}
          displaySettings={displaySettings}
          lowerScreen={lowerScreen}
          holdToPress={{ isOn: holds, onChange: setHolds }}
          audioGuide={audioGuide}
          onSetUpSwitches={() => guide.send('setUp', guide.isOn && guide.hasVoice)}
          onBack={visits.goBack}
          onFinish={reset}
        />
      </ErrorBoundary>
      <ErrorBoundary resetKey={`${resets}`}>
        <TakeAwaySheet key={resets} />
      </ErrorBoundary>
      {staffOpen && (
        <ErrorBoundary>
          <StaffPanel
            port={port}
            figures={figures}
            keypad={keypad}
            onReset={reset}
            onClose={() => setStaffOpen(false)}
          />
        </ErrorBoundary>
      )}
      <ErrorBoundary resetKey={`${resets}`}>
        <GuidePanels guide={guide} />
      </ErrorBoundary>
      {resting && !staffOpen && (
        <RestScreen
          choices={audioGuide ? [...restChoices, 'audioGuide'] : restChoices}
          reachTop={sizes.reachTop.reach}
          onBegin={wake}
        />
      )}
      <ErrorBoundary resetKey={`${resets}`}>
        <HoldProgress isOn={holds} reachTop={lowerScreen.top} />
      </ErrorBoundary>
      {secondsLeft !== undefined && (
        <ErrorBoundary>
          <IdleWarning secondsLeft={secondsLeft} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The unattended device around the site: it clears each visit, rests between visitors, and lets staff in. */
export default function Kiosk(props: KioskProps) {
  return (
    <ErrorBoundary fallback={() => <FailedKiosk port={props.port} />}>
      <KioskParts {...props} />
    </ErrorBoundary>
  );
}

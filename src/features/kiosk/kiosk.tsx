import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AnnouncedText, Announcement } from '@/components/ui/announcement';
import { ErrorBoundary, Isolated } from '@/components/ui/error-boundary';
import { useStyles } from '@/components/ui/use-styles';
import { useStartFile } from '@/content/file/use-start-file';
import type { LanguageTag } from '@/content/languages';
import { switchLanguage } from '@/content/store/content-store';
import { startLanguage } from '@/content/store/start-language';
import { currentCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { type ScreenId, screenPaths } from '@/copy/screen-paths';
import { largestText, useDisplaySettings } from '@/features/display-settings';
import { useEasyRead } from '@/features/easy-read';
import { useVoiceTest } from '@/features/speech';
import { ToPhone } from '@/features/to-phone';
import { useVisitEnd } from '@/features/visit-end';
import { browserKiosk } from '@/host/browser-kiosk';
import { heartbeat } from '@/host/kiosk-settings';
import type { KioskPort } from '@/host/types';
import { focusToRead } from '@/lib/focus-to-read';
import { displayFigures } from './display/display-size';
import { LowerScreenCover } from './display/lower-screen-cover';
import { useDisplay } from './display/use-display';
import { useWakeLock } from './display/use-wake-lock';
import { BottomSheet } from './dock/bottom-sheet';
import { Dock } from './dock/dock';
import { useGuide } from './guide/use-guide';
import { OnScreenKeyboard } from './keyboard/on-screen-keyboard';
import styles from './kiosk.css?inline';
import { type RestChoice, RestScreen } from './rest/rest-screen';
import { type GuideControls, KioskVisitProvider } from './shared/kiosk-visit';
import { StaffPanel } from './staff/staff-panel';
import { useStaffShortcut } from './staff/use-staff-shortcut';
import { HoldProgress } from './touch/hold-progress';
import { useBrowserLock } from './touch/use-browser-lock';
import { useHiddenPointer } from './touch/use-hidden-pointer';
import { FailedKiosk } from './visit/failed-kiosk';
import { IdleWarning } from './visit/idle-warning';
import { useErrorRecovery } from './visit/use-error-recovery';
import { useIdleTimer } from './visit/use-idle-timer';
import { useVisitHistory } from './visit/use-visit-history';

export interface KioskProps {
  /** The desktop app's port, if the kiosk runs there. */
  port: KioskPort | undefined;
  screenAt: (pathname: string) => ScreenId;
  /** Whether the kiosk starts on its rest screen, as after the first visit. */
  startsAtRest: boolean;
  /** Called when a visit ends: the kiosk and the site restart for the next visitor. */
  onVisitEnd: () => void;
}

function KioskContent({ port, screenAt, startsAtRest, onVisitEnd }: KioskProps & { port: KioskPort }) {
  useStyles(styles);
  const navigate = useNavigate();
  const figures = useMemo(() => displayFigures(port.display), [port]);
  const [displaySettings, setDisplaySettings] = useDisplaySettings();
  const { target, lowerScreen } = useDisplay(figures, Number(displaySettings.text) / 100);
  const [, setEasyRead] = useEasyRead();
  const goBack = useVisitHistory();
  const screen = screenAt(useLocation().pathname);
  const [resting, setResting] = useState(startsAtRest);
  const [holds, setHolds] = useState(false);
  const [staffOpen, setStaffOpen] = useState(false);
  const [announcement, setAnnouncement] = useState<AnnouncedText>();

  const endVisit = useVisitEnd();
  const goHome = () => navigate(screenPaths.home, { replace: true });

  const secondsLeft = useIdleTimer(port.times, !resting || staffOpen, end);
  const guide: GuideControls = useGuide(screen, port.keypad, { ...port.times, secondsLeft, goHome, goBack });
  // Waits for the rest screen, because a changed file must not replace text that a visitor is reading.
  useStartFile(port.startContent, resting && !staffOpen);
  const restChoices: RestChoice[] = ['largeText', 'easyRead'];
  if (lowerScreen.lines.length > 0) restChoices.push('lowerScreen');
  if (guide.toggle) restChoices.push('audioGuide');
  useErrorRecovery(goHome, port.restart);
  useStaffShortcut(() => setStaffOpen(true));
  useHiddenPointer();
  useBrowserLock();
  useWakeLock();
  useVoiceTest();

  useEffect(() => {
    const beating = setInterval(port.reportAlive, heartbeat.intervalMs);
    return () => clearInterval(beating);
  }, [port]);

  /** Cleans up what React does not remove with the visit. */
  function end() {
    guide.forgetVisitor?.();
    endVisit(startLanguage);
    port.reportReset();
    onVisitEnd();
  }

  function begin(choice?: RestChoice) {
    flushSync(() => {
      setResting(false);
      if (choice === 'largeText') setDisplaySettings({ ...displaySettings, text: largestText });
      if (choice === 'easyRead') setEasyRead(true);
      if (choice === 'lowerScreen') lowerScreen.onChange(lowerScreen.lines[0]);
    });
    focusToRead(document.querySelector('main h1'), { preventScroll: true });
    if (choice === 'audioGuide') guide.toggle?.onClick();
    // Announces the welcome, which Orca with Firefox would not say: it is at the heading before that gets the focus.
    setAnnouncement({ text: currentCopy(kioskCopy).kiosk.rest.welcome, kind: 'place' });
  }

  async function beginIn(language: LanguageTag) {
    // The visit begins even if the language cannot be fetched, and Menu offers it again.
    await switchLanguage(language).catch(() => undefined);
    begin();
  }

  return (
    <KioskVisitProvider value={{ screen, lowerScreen, holds, setHolds, guide, goBack, end }}>
      <Announcement announced={announcement} />
      <Isolated>
        {lowerScreen.line && <LowerScreenCover />}
        <OnScreenKeyboard keySize={target} />
        <Dock />
        <ToPhone Sheet={BottomSheet} />
        {staffOpen && <StaffPanel port={port} figures={figures} onClose={() => setStaffOpen(false)} />}
        {guide.panels}
        <HoldProgress />
        {secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} />}
      </Isolated>
      {resting && !staffOpen && <RestScreen choices={restChoices} onBegin={begin} onBeginIn={beginIn} />}
    </KioskVisitProvider>
  );
}

/** Renders the unattended device around the site: it ends each visit, rests between visitors, and lets staff in. */
export default function Kiosk(props: KioskProps) {
  const [port] = useState(() => props.port ?? browserKiosk(window.location.search));
  return (
    <ErrorBoundary fallback={() => <FailedKiosk port={port} />}>
      <KioskContent {...props} port={port} />
    </ErrorBoundary>
  );
}

import {
  Accessibility,
  ArrowLeft,
  BookOpenText,
  ChevronsDown,
  ChevronsUp,
  Headphones,
  House,
  LogOut,
  Menu,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { type ScreenId, screenPaths } from '@/content/screen-paths';
import { dock } from '@/copy/dock';
import { guide } from '@/copy/guide';
import { readingTools } from '@/copy/reading-tools';
import { DisplaySettingsButton, type DisplaySettingsState } from '@/features/display-settings';
import { hasEasyRead } from '@/features/easy-read';
import { useEasyRead } from '@/features/reading-tools';
import { LowerScreenChoice } from '../display/lower-screen-choice';
import type { LowerScreen } from '../display/use-lower-screen';
import { HoldChoice } from '../touch/hold-choice';
import { DockButton } from './dock-button';
import { FinishSheet } from './finish-sheet';
import { MenuSheet } from './menu-sheet';
import { type PageStep, takePageStep } from './page-steps';
import { SheetPager } from './sheet-pager';

interface DockProps {
  screen: ScreenId;
  /** In plain language while Easy read is on. */
  screenNames: Readonly<Record<ScreenId, string>>;
  displaySettings: DisplaySettingsState;
  lowerScreen: LowerScreen;
  /** Whether controls respond to a long press only. */
  holdToPress: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** `undefined` if the device has no voice. */
  audioGuide: { isOn: boolean; onToggle: () => void } | undefined;
  onSetUpSwitches: () => void;
  /** `undefined` if there is no screen to go back to. */
  onBack: (() => void) | undefined;
  onFinish: () => void;
}

/** The controls at the lower edge of every screen, where everyone reaches them. With them, nothing needs a swipe. */
export function Dock({
  screen,
  screenNames,
  displaySettings,
  lowerScreen,
  holdToPress,
  audioGuide,
  onSetUpSwitches,
  onBack,
  onFinish,
}: DockProps) {
  const bar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'menu' | 'finish'>();
  const [note, setNote] = useState<string>();
  const [isEasy, setEasy] = useEasyRead();
  const canBeEasy = hasEasyRead(screen);
  const close = () => setSheet(undefined);

  useLayoutEffect(() => {
    const element = bar.current;
    const { style } = document.documentElement;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      style.setProperty('--dock-height', `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);

  function turnPage(step: PageStep) {
    const isLast = takePageStep(document.documentElement, step);
    if (isLast) setNote(step === 'next' ? dock.page.end : dock.page.top);
  }

  return (
    // Whatever is pressed next, the note is no longer about it.
    <section ref={bar} aria-label={dock.label} className="dock" onClickCapture={() => setNote(undefined)}>
      <LiveRegion className="dock-note">{note}</LiveRegion>
      <div className="dock-buttons">
        <DockButton icon={House} onClick={() => navigate(screenPaths.home)}>
          {dock.home}
        </DockButton>
        <DockButton
          icon={ArrowLeft}
          aria-disabled={!onBack}
          onClick={onBack ?? (() => setNote(dock.nothingBefore))}
        >
          {dock.back}
        </DockButton>
        <DockButton icon={Menu} aria-haspopup="dialog" onClick={() => setSheet('menu')}>
          {dock.menu}
        </DockButton>
        <DockButton icon={ChevronsUp} onClick={() => turnPage('previous')}>
          {dock.page.previous}
        </DockButton>
        <DockButton icon={ChevronsDown} onClick={() => turnPage('next')}>
          {dock.page.next}
        </DockButton>
        <DockButton
          icon={BookOpenText}
          aria-disabled={!canBeEasy}
          aria-pressed={canBeEasy && isEasy}
          onClick={() => (canBeEasy ? setEasy(!isEasy) : setNote(dock.noEasyRead))}
        >
          {readingTools.easyRead.toggle}
        </DockButton>
        <DisplaySettingsButton Button={DockButton} {...displaySettings}>
          <div className="mt-5 grid gap-5">
            <LowerScreenChoice {...lowerScreen} />
            <HoldChoice {...holdToPress} />
            <Button onClick={onSetUpSwitches}>{guide.switches.button}</Button>
          </div>
          <SheetPager />
        </DisplaySettingsButton>
        <DockButton
          icon={Accessibility}
          aria-description={dock.lower.description}
          aria-pressed={lowerScreen.line !== undefined}
          onClick={() => lowerScreen.onChange(lowerScreen.line ? undefined : lowerScreen.lines[0])}
        >
          {dock.lower.toggle}
        </DockButton>
        {audioGuide && (
          <DockButton
            icon={Headphones}
            data-guide-own=""
            aria-pressed={audioGuide.isOn}
            onClick={audioGuide.onToggle}
          >
            {guide.button}
          </DockButton>
        )}
        <DockButton icon={LogOut} aria-haspopup="dialog" onClick={() => setSheet('finish')}>
          {dock.finish.button}
        </DockButton>
      </div>
      {sheet === 'menu' && <MenuSheet current={screen} screenNames={screenNames} onClose={close} />}
      {sheet === 'finish' && <FinishSheet onFinish={onFinish} onClose={close} />}
    </section>
  );
}

import {
  Accessibility,
  ArrowLeft,
  BookOpenText,
  Check,
  ChevronsDown,
  ChevronsUp,
  Headphones,
  House,
  LogOut,
  type LucideIcon,
  Menu,
} from 'lucide-react';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionButton, ActionGroup } from '@/components/site/action-group';
import { Button, buttonClasses, ignoreKeyRepeat } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LiveRegion } from '@/components/ui/live-region';
import { navigation, screenPaths } from '@/content/screen-paths';
import { DisplaySettingsButton } from '@/features/display-settings';
import { hasEasyRead, useEasyRead } from '@/features/easy-read';
import { LanguageSwitch } from '@/features/language-switch';
import { useVoiceStatus } from '@/features/speech';
import { useCopy } from '@/language';
import { fill } from '@/lib/fill';
import { renderNow } from '@/lib/render-when-idle';
import { followHeight } from '@/lib/root-element';
import { registerRegion, useRegion } from '../regions';
import { useKioskVisit } from '../visit/kiosk-visit';
import { BottomSheet, DialogPager, type PageStep, takePageStep } from './bottom-sheet';
import { findStop } from './page-step';
import { SettingsChoices } from './settings-choices';

const buttonShape =
  'flex min-h-[max(72px,var(--size-target))]! min-w-[72px]! flex-col items-center gap-[4px] rounded-control border-2 px-[4px] pt-[10px] pb-[6px]';

const buttonLook =
  'border-ink bg-card leading-[1.1]! font-bold tracking-normal! text-ink [overflow-wrap:normal] [word-spacing:normal]!';

const buttonStates =
  'aria-disabled:border-dashed aria-disabled:bg-transparent aria-pressed:border-on-accent aria-pressed:bg-accent aria-pressed:text-on-accent';

/** Where all have the same width, two lines of three words need more. */
const forThreeWords = 'portrait:@min-[max(30em+240px,792px)]:min-w-[calc(4.1em+12px)]!';

/** A button of the dock: an icon above its label, filled while it is pressed. */
function DockButton({ icon: Icon, children, ...button }: ComponentProps<'button'> & { icon: LucideIcon }) {
  // The dock renders with every screen, and each icon takes longer than its button.
  const picture = useMemo(() => <Icon aria-hidden="true" className="size-[1.4em] shrink-0" />, [Icon]);
  const isLong = typeof children === 'string' && children.split(' ').length > 2;
  return (
    <button
      type="button"
      onKeyDown={ignoreKeyRepeat}
      {...button}
      className={`${buttonShape} ${buttonLook} ${buttonStates} ${isLong ? forThreeWords : ''}`}
    >
      {picture}
      {children}
    </button>
  );
}

const buttonGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3 [&_:is(a,button)]:min-h-[72px]! [&_:is(a,button)]:text-[1.25rem]!';

/** Marks what is current also where forced colors remove its fill. */
const currentMark = <Check aria-hidden="true" strokeWidth={3} className="size-6 shrink-0" />;

/** All screens for visitors, and the two calls to action that browsers have in the header (specification, section 2). */
function MenuSheet({ onClose }: { onClose: () => void }) {
  const { dock, header, reachUs } = useCopy<'kiosk'>();
  const { screen: current, screenNames } = useKioskVisit();
  return (
    <BottomSheet title={dock.menu} onClose={onClose}>
      <LanguageSwitch
        className="mb-4 border-b border-hairline pb-4"
        listClassName={buttonGrid}
        linkClassName={`${buttonClasses('secondary')} aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary`}
        currentMark={currentMark}
      />
      <nav aria-label={header.navigationLabel}>
        <ul className={buttonGrid}>
          {navigation.map((screen) => (
            <li key={screen} className="grid">
              <Link
                to={screenPaths[screen]}
                aria-current={screen === current ? 'page' : undefined}
                onClick={onClose}
                className={buttonClasses(screen === current ? 'primary' : 'secondary')}
              >
                {screen === current && currentMark}
                <span>{screenNames[screen]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ActionGroup reachUs={reachUs} size="line" className="mt-4 grid gap-4 border-t border-hairline pt-4">
        <div className={buttonGrid}>
          <ActionButton>{header.actions.volunteer}</ActionButton>
          <ActionButton>{header.actions.donate}</ActionButton>
        </div>
      </ActionGroup>
    </BottomSheet>
  );
}

/** Asks once before it ends the visit. */
function FinishSheet({ onClose }: { onClose: () => void }) {
  const { dock } = useCopy<'kiosk'>();
  const { end } = useKioskVisit();
  const { title, text, cancel, confirm } = dock.finish;
  return (
    <BottomSheet title={title} hasAnswers onClose={onClose}>
      <p className="text-xl">{text}</p>
      <div className={`mt-6 ${buttonGrid}`}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="primary" onClick={end} autoFocus>
          {confirm}
        </Button>
      </div>
    </BottomSheet>
  );
}

/** A touch of this button does not silence the guide, as any other does. */
const registerGuideButton = (element: HTMLElement | null) =>
  element ? registerRegion({ kind: 'guide', element }) : undefined;

/** Says what Page down leads to. Its height is reserved, so that the screen above keeps its own. */
function NextPart({ id, bar, top }: { id: string; bar: RefObject<HTMLElement | null>; top: number }) {
  const { dock } = useCopy<'kiosk'>();
  const [text, setText] = useState('');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isEnd = scrollHeight - clientHeight - scrollTop < 1;
      const stop = bar.current && !isEnd ? findStop(bar.current, top, 'next') : undefined;
      setText(
        stop?.title ? fill(stop.isStart ? dock.page.comes : dock.page.goesOn, { title: stop.title }) : '',
      );
    };
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(updateSoon);
    observer.observe(document.body);
    window.addEventListener('scroll', updateSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', updateSoon);
    };
  }, [bar, top, dock.page.goesOn, dock.page.comes]);

  return (
    // It describes the button. A low display has no room for it.
    <p
      id={id}
      aria-hidden="true"
      className="mb-[6px] hidden min-h-[1lh] text-center leading-[1.2] font-bold [@media(min-height:900px)]:block"
    >
      {text}
    </p>
  );
}

const noteText = 'bg-accent text-center text-[1.125rem] font-bold text-on-accent';

const twoRows = '@max-[max(30em+240px,792px)]:[&>button:nth-of-type(9):last-of-type]:col-span-2';

const oneRow =
  '@min-[max(30em+240px,792px)]:grid-flow-col @min-[max(30em+240px,792px)]:auto-cols-auto @min-[max(30em+240px,792px)]:grid-cols-none';

const equalWidths = 'portrait:@min-[max(30em+240px,792px)]:auto-cols-[minmax(min-content,1fr)]';

/** The controls at the lower edge of every screen, where everyone reaches them. With them, nothing needs a swipe. */
export function Dock() {
  const { dock, readingTools, guide: guideCopy } = useCopy<'kiosk'>();
  const { screen, lowerScreen, guide, goBack } = useKioskVisit();
  const bar = useRef<HTMLElement>(null);
  const nextId = useId();
  useRegion('dock', bar);
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'menu' | 'finish'>();
  const [note, setNote] = useState<keyof typeof notes>();
  const hasVoice = useVoiceStatus() !== 'missing';
  const [isEasy, setEasy] = useEasyRead();
  const canBeEasy = hasEasyRead(screen);
  const notes = {
    end: dock.page.end,
    top: dock.page.top,
    nothingBefore: dock.nothingBefore,
    noEasyRead: dock.noEasyRead,
  };
  const close = () => setSheet(undefined);

  useLayoutEffect(() => (bar.current ? followHeight('--dock-height', bar.current) : undefined), []);

  function turnPage(step: PageStep) {
    if (!bar.current) return;
    renderNow();
    const { distance } = findStop(bar.current, lowerScreen.top, step);
    const isLast = takePageStep(document.documentElement, step, distance);
    if (isLast) setNote(step === 'next' ? 'end' : 'top');
  }

  return (
    <section
      ref={bar}
      aria-label={dock.label}
      // Its capitals grow to 7.5 mm: larger ones would leave too little of the screen.
      className="dock @container fixed inset-x-0 bottom-0 z-45 border-t-2 border-ink bg-paper-deep p-[8px] text-[calc(var(--size-text)*min(1.25*var(--text-scale),1.5))]"
      // Whatever is pressed next, the note is no longer about it.
      onClickCapture={() => setNote(undefined)}
    >
      {/* Without a note it is empty, not hidden: screen readers announce only what changes in a region that is there. */}
      <LiveRegion
        className={`absolute inset-x-[8px] bottom-full mb-[8px] rounded-control border-2 border-on-accent p-3 empty:border-0 empty:p-0 ${noteText}`}
      >
        {note && notes[note]}
      </LiveRegion>
      <NextPart id={nextId} bar={bar} top={lowerScreen.top} />
      {/* Without a voice there are nine buttons: the last of two rows fills the second one. On a tall display all are of a width. */}
      <div
        className={`grid grid-cols-5 gap-[8px] text-[min(1em,4.6cqi)] ${twoRows} ${oneRow} ${equalWidths}`}
      >
        <DockButton icon={House} onClick={() => navigate(screenPaths.home)}>
          {dock.home}
        </DockButton>
        <DockButton
          icon={ArrowLeft}
          aria-disabled={!goBack}
          onClick={goBack ?? (() => setNote('nothingBefore'))}
        >
          {dock.back}
        </DockButton>
        <DockButton icon={Menu} aria-haspopup="dialog" onClick={() => setSheet('menu')}>
          {dock.menu}
        </DockButton>
        <DockButton icon={ChevronsUp} onClick={() => turnPage('previous')}>
          {dock.page.previous}
        </DockButton>
        <DockButton icon={ChevronsDown} aria-describedby={nextId} onClick={() => turnPage('next')}>
          {dock.page.next}
        </DockButton>
        <DockButton
          icon={BookOpenText}
          aria-disabled={!canBeEasy}
          aria-pressed={canBeEasy && isEasy}
          onClick={() => (canBeEasy ? setEasy(!isEasy) : setNote('noEasyRead'))}
        >
          {readingTools.easyRead.toggle}
        </DockButton>
        <DisplaySettingsButton Button={DockButton}>
          <SettingsChoices />
          <DialogPager />
        </DisplaySettingsButton>
        {lowerScreen.lines.length > 0 && (
          <DockButton
            icon={Accessibility}
            aria-description={dock.lower.description}
            aria-pressed={lowerScreen.line !== undefined}
            onClick={() => lowerScreen.onChange(lowerScreen.line ? undefined : lowerScreen.lines[0])}
          >
            {dock.lower.toggle}
          </DockButton>
        )}
        {hasVoice && (
          <DockButton
            icon={Headphones}
            ref={registerGuideButton}
            aria-pressed={guide.isOn && guide.hasVoice}
            onClick={() => guide.send('toggle')}
          >
            {guideCopy.button}
          </DockButton>
        )}
        <DockButton icon={LogOut} aria-haspopup="dialog" onClick={() => setSheet('finish')}>
          {dock.finish.button}
        </DockButton>
      </div>
      {sheet === 'menu' && <MenuSheet onClose={close} />}
      {sheet === 'finish' && <FinishSheet onClose={close} />}
    </section>
  );
}

import {
  ArrowLeft,
  Check,
  ChevronsDown,
  ChevronsUp,
  Ellipsis,
  House,
  Languages,
  LogOut,
  Menu,
  MessageSquareText,
} from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Scene, type SceneName } from '@/components/site/scenes/scene';
import { useIsDeskOpen } from '@/components/site/use-is-desk-open';
import { WithoutVoice } from '@/components/site/without-voice';
import { Button, buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LiveRegion } from '@/components/ui/live-region';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useCopy, useLayoutCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { navigation, screenPaths } from '@/copy/screen-paths';
import { WaysWithActions } from '@/features/actions';
import { useDisplaySettingsDialog } from '@/features/display-settings';
import { LanguageSwitch } from '@/features/language-switch';
import { otherLanguages } from '@/features/other-languages';
import { shareButton } from '@/features/share';
import { useTalkBoard } from '@/features/talk-board';
import { followHeight } from '@/lib/root-element';
import { useRegion } from '../regions';
import { useKioskVisit } from '../visit/kiosk-visit';
import { BottomSheet, DialogPager } from './bottom-sheet';
import { DockButton } from './dock-button';
import { DockTools } from './dock-tools';
import { PageFrame } from './page-frame';
import type { PageStep } from './page-list';
import { SettingsChoices } from './settings-choices';
import { usePages } from './use-pages';

const buttonGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3 [&_:is(a,button)]:min-h-[72px]! [&_:is(a,button)]:text-xl!';

/** Marks what is current also where forced colors remove its fill. */
const currentMark = <Check aria-hidden="true" strokeWidth={3} className="size-6 shrink-0" />;

/** The picture of each screen on its entry, which is also the one on top of it. */
const scenes: Readonly<Record<(typeof navigation)[number], SceneName>> = {
  home: 'blanket',
  about: 'meeting',
  services: 'bus',
  programs: 'kitchen',
  getInvolved: 'desk',
  contact: 'phone',
};

const entries =
  'grid gap-3 grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] landscape:grid-cols-[repeat(auto-fit,minmax(max(8.5rem,30%),1fr))]';

const pair = 'flex flex-wrap gap-3 text-xl *:grow *:*:w-full [&_a]:text-[1em]!';

const entry =
  'flex items-center gap-x-3 rounded-control border-2 border-ink bg-card p-1.5 pe-3 text-xl leading-tight font-bold';

const current = 'aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary';

/** All screens for visitors, and the two calls to action that browsers have in the header (specification, section 2). */
function MenuSheet({ onTalk, onClose }: { onTalk: () => void; onClose: () => void }) {
  const { dock, header, reachUs, languageSwitch, talkButton, withoutVoice } = useCopy(kioskCopy);
  const { textMessage, relay } = withoutVoice.office;
  const languages = useLazyModule(otherLanguages);
  const ShareButton = useLazyModule(shareButton);
  const { screenNames } = useLayoutCopy();
  const { screen: currentScreen } = useKioskVisit();
  const isDeskOpen = useIsDeskOpen(reachUs.opening);
  return (
    <BottomSheet title={dock.menu} onClose={onClose}>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline pb-4">
        {/* The list has it as its name. A tablet has room for the icon alone. */}
        <p aria-hidden="true" className="flex items-center gap-2 text-xl font-bold">
          <Languages className="size-[1.4em] shrink-0" />
          <span>{languageSwitch.label}</span>
        </p>
        <LanguageSwitch
          className="grow-[4] basis-48"
          listClassName={pair}
          linkClassName={`${buttonClasses('secondary')} ${current}`}
          currentMark={currentMark}
        />
        <Button className="grow text-xl!" aria-haspopup="dialog" onClick={onTalk}>
          <MessageSquareText aria-hidden="true" className="size-6 shrink-0" />
          {talkButton.label}
        </Button>
        {languages && (
          // Apart from the talk board, which switches then reach in one step.
          <section className="w-full">
            <languages.LanguagesLink className="text-link text-xl leading-tight" onFollow={onClose} />
          </section>
        )}
      </div>
      <nav aria-label={header.navigationLabel}>
        <ul className={entries}>
          {navigation.map((screen) => (
            <li key={screen} className="grid">
              <Link
                to={screenPaths[screen]}
                aria-current={screen === currentScreen ? 'page' : undefined}
                onClick={onClose}
                className={`${entry} ${current}`}
              >
                <Scene
                  name={scenes[screen]}
                  isFramed={false}
                  className="w-[clamp(2.5rem,30%,8rem)] shrink-0 overflow-hidden rounded-control"
                />
                <span>{screenNames[screen]}</span>
                {screen === currentScreen && currentMark}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-4 border-t border-hairline pt-4 text-center">
        <WaysWithActions
          reachUs={isDeskOpen ? { ...reachUs, lead: reachUs.desk.kiosk } : reachUs}
          actions={Object.values(header.actions)}
          className={buttonGrid}
        >
          <WithoutVoice copy={{ textMessage, relay }} className="justify-center" />
        </WaysWithActions>
        {ShareButton && <ShareButton />}
      </div>
    </BottomSheet>
  );
}

/** Asks once before it ends the visit. */
function FinishSheet({ onClose }: { onClose: () => void }) {
  const { dock } = useCopy(kioskCopy);
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

const noteText = 'bg-accent text-center text-[1.125rem] font-bold text-on-accent';

/** The controls at the lower edge of every screen, where everyone reaches them. With them, nothing needs a swipe. */
export function Dock() {
  const { dock } = useCopy(kioskCopy);
  const { lowerScreen, goBack, screen } = useKioskVisit();
  const { screenNames } = useLayoutCopy();
  const bar = useRef<HTMLElement>(null);
  const nameLine = useRef<HTMLParagraphElement>(null);
  const nextId = useId();
  useRegion('dock', bar);
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'menu' | 'more' | 'finish'>();
  const [note, setNote] = useUntilNavigation<keyof typeof notes>();
  const [openSettings, settings] = useDisplaySettingsDialog(<SettingsChoices />, <DialogPager />);
  const notes = {
    end: dock.page.end,
    top: dock.page.top,
    nothingBefore: dock.nothingBefore,
    noEasyRead: dock.noEasyRead,
  };
  const [openTalkBoard, talkBoard] = useTalkBoard(<DialogPager />);
  const [pageView, turn] = usePages(bar, nameLine, lowerScreen.top, screenNames[screen]);
  const close = () => setSheet(undefined);
  const tools = { onSettings: openSettings, onNoEasyRead: () => setNote('noEasyRead') };

  useLayoutEffect(() => (bar.current ? followHeight('--dock-height', bar.current) : undefined), []);

  function turnPage(step: PageStep) {
    if (!turn(step)) setNote(step === 'next' ? 'end' : 'top');
  }

  return (
    <section
      ref={bar}
      aria-label={dock.label}
      className="dock fixed inset-x-0 bottom-0 z-45 border-t-2 border-ink bg-paper-deep"
      // The note is not about what is pressed next.
      onClickCapture={() => note && setNote(undefined)}
    >
      {/* Without a note it is empty, not hidden: screen readers announce only what changes in a region that is there. */}
      <LiveRegion
        className={`absolute inset-x-[8px] bottom-full mb-[8px] rounded-control border-2 border-on-accent p-3 empty:border-0 empty:p-0 ${noteText}`}
      >
        {note && notes[note]}
      </LiveRegion>
      <PageFrame view={pageView} nameLine={nameLine} id={nextId} />
      <div className="dock-row">
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
        <DockTools className="dock-tool" {...tools} />
        <DockButton
          icon={Ellipsis}
          className="dock-more"
          aria-haspopup="dialog"
          onClick={() => setSheet('more')}
        >
          {dock.more}
        </DockButton>
        <DockButton icon={LogOut} aria-haspopup="dialog" onClick={() => setSheet('finish')}>
          {dock.finish.button}
        </DockButton>
      </div>
      {sheet === 'menu' && (
        <MenuSheet
          onTalk={() => {
            close();
            openTalkBoard();
          }}
          onClose={close}
        />
      )}
      {sheet === 'more' && (
        <BottomSheet title={dock.more} onClose={close}>
          <div className="dock-tools">
            <DockTools {...tools} onChoose={close} />
          </div>
        </BottomSheet>
      )}
      {settings}
      {talkBoard}
      {sheet === 'finish' && <FinishSheet onClose={close} />}
    </section>
  );
}

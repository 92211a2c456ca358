import { ArrowLeft, ChevronsDown, ChevronsUp, Ellipsis, House, LogOut, Menu } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { useUntilNavigation } from '@/components/ui/use-until-navigation';
import { useCopy, useLayoutCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { screenPaths } from '@/copy/screen-paths';
import { useDisplaySettingsDialog } from '@/features/display-settings';
import { ToolDialogs } from '@/features/visitor-tools';
import { trackHeight } from '@/lib/root-element';
import { useKioskVisit } from '../shared/kiosk-visit';
import { useRegion } from '../shared/regions';
import { BottomSheet, DialogPager, sheetButton, sheetButtons } from './bottom-sheet';
import { DockButton } from './dock-button';
import { DockTools, SettingsChoices } from './dock-tools';
import { MenuSheet } from './menu-sheet';
import { PageFrame } from './page-frame';
import type { PageStep } from './page-list';
import { type PageView, usePages } from './use-pages';

/** Asks once before it ends the visit. */
function FinishSheet({ onClose }: { onClose: () => void }) {
  const { dock } = useCopy(kioskCopy);
  const { end } = useKioskVisit();
  const { title, text, cancel, confirm } = dock.finish;
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  return (
    <BottomSheet title={title} hasAnswers onClose={onClose}>
      <p className="text-xl">{text}</p>
      <div className={`mt-6 ${sheetButtons}`}>
        <Button className={sheetButton} onClick={end}>
          {confirm}
        </Button>
        {/* Comes last, in the place of Finish in the dock, so that a second press there does not end the visit. */}
        <Button ref={keep} variant="primary" className={sheetButton} onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </BottomSheet>
  );
}

interface PageButtonsProps {
  view: PageView | undefined;
  /** The id of the text that says what Page down leads to. */
  nextId: string;
  onTurn: (step: PageStep) => void;
}

function PageButtons({ view, nextId, onTurn }: PageButtonsProps) {
  const { previous, next } = useCopy(kioskCopy).dock.page;
  return (
    <>
      <DockButton icon={ChevronsUp} aria-disabled={view?.number === 1} onClick={() => onTurn('previous')}>
        {previous}
      </DockButton>
      <DockButton
        icon={ChevronsDown}
        aria-disabled={view?.number === view?.count}
        aria-describedby={nextId}
        onClick={() => onTurn('next')}
      >
        {next}
      </DockButton>
    </>
  );
}

const toolGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(10em,100%),1fr))] gap-[12px]';

/** Sets the icon of a tool in More beside its label. */
const toolInMore = 'flex-row! gap-[0.5em]! leading-[1.25]!';

/** Renders the controls at the lower edge of every screen, within reach of everyone. They make swipes unnecessary. */
export function Dock() {
  const { dock } = useCopy(kioskCopy);
  const { lowerScreen, goBack, screen, guide } = useKioskVisit();
  const { screenNames } = useLayoutCopy();
  const bar = useRef<HTMLElement>(null);
  const nameLine = useRef<HTMLParagraphElement>(null);
  const nextId = useId();
  useRegion('dock', bar);
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'menu' | 'more' | 'finish'>();
  const [note, setNote] = useUntilNavigation<keyof typeof notes>();
  const [openSettings, settings] = useDisplaySettingsDialog({
    choices: <SettingsChoices />,
    buttons: guide.setUp && <Button {...guide.setUp} />,
    end: <DialogPager />,
  });
  const { nothingBefore, noEasyRead, page } = dock;
  const notes = { end: page.end, top: page.top, nothingBefore, noEasyRead };
  const [pageView, turn] = usePages(bar, nameLine, lowerScreen.top, screenNames[screen]);
  const close = () => setSheet(undefined);
  const tools = { onSettings: openSettings, onNoEasyRead: () => setNote('noEasyRead') };

  useLayoutEffect(() => (bar.current ? trackHeight('--dock-height', bar.current) : undefined), []);

  function turnPage(step: PageStep) {
    if (!turn(step)) setNote(step === 'next' ? 'end' : 'top');
  }

  return (
    <section
      ref={bar}
      aria-label={dock.label}
      data-testid="dock"
      className="dock fixed inset-x-0 bottom-0 z-45 border-t-2 border-ink bg-paper-deep"
      // Clears the note of the last press before the next one acts.
      onClickCapture={() => note && setNote(undefined)}
    >
      {/* Renders even when empty, since screen readers announce only changes of a region that is already there. */}
      <LiveRegion className="absolute inset-x-[8px] bottom-full mb-[8px] rounded-control border-2 border-on-accent bg-accent p-3 text-center text-[1.125rem] font-bold text-on-accent empty:border-0 empty:p-0">
        {note && notes[note]}
      </LiveRegion>
      <PageFrame view={pageView} isDivided={!guide.isOn} nameLine={nameLine} id={nextId} />
      <div className="dock-row in-data-modal:[filter:opacity(0.4)]">
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
        <PageButtons view={pageView} nextId={nextId} onTurn={turnPage} />
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
      {sheet === 'menu' && <MenuSheet onClose={close} />}
      {sheet === 'more' && (
        <BottomSheet title={dock.more} onClose={close}>
          <div className={toolGrid}>
            <DockTools className={toolInMore} {...tools} onChoose={close} />
          </div>
        </BottomSheet>
      )}
      {settings}
      <ToolDialogs end={<DialogPager />} />
      {sheet === 'finish' && <FinishSheet onClose={close} />}
    </section>
  );
}

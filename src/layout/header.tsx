import { Menu, Phone, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { HeaderButton } from '@/components/ui/header-button';
import { useDismiss } from '@/components/ui/use-dismiss';
import { useCopy } from '@/copy';
import { Actions, CrisisCall } from '@/features/actions';
import { DisplaySettingsButton, useDisplaySettingsDialog } from '@/features/display-settings';
import { LeaveLink, LeaveNote, useLeaveByShift } from '@/features/leave-quickly';
import { HelpRow, ReadingHelp } from './help-row';
import { HomeLink } from './home-link';
import { MenuEnd } from './menu-end';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';
import { useHeaderHeights } from './use-header-heights';

/** What follows the name in print: the address, contacts and opening hours, each on a line. */
function Letterhead() {
  const { contacts, foundation } = useCopy();
  const lines = [
    foundation.addressInline,
    `${contacts.phone.text}, ${contacts.email.text}`,
    foundation.openingHours.join(', '),
  ];
  return <p className="hidden whitespace-pre-line text-base print:block">{lines.join('\n')}</p>;
}

const inFirstView =
  'header-help-item flex min-w-11 items-center justify-center gap-2 text-base leading-tight';

/** Hides an icon where it has no room beside the menu's. */
const besideMenu = '@max-[30rem]:hidden';

interface QuickButtonsProps {
  toggle: Ref<HTMLButtonElement>;
  menuId: string;
  open: boolean;
  onToggle: () => void;
}

/** What a narrow header always shows: how to leave, to call, and the menu. */
function QuickButtons({ toggle, menuId, open, onToggle }: QuickButtonsProps) {
  const { header, reachUs } = useCopy();
  return (
    <div className="ms-auto flex items-center gap-x-[3cqi] @min-[36rem]:gap-x-5 @min-bar:hidden print:hidden">
      {/* Comes before the number, so that nobody leaves by a slip on the way to the menu. */}
      <LeaveLink short iconClassName={besideMenu} className={inFirstView} />
      {/* Wide screens have the number in the first row. */}
      <ExternalLink href={reachUs.phone.href} className={`@min-[36rem]:hidden ${inFirstView}`}>
        <Phone aria-hidden="true" className={`size-5 shrink-0 ${besideMenu}`} />
        <span>{reachUs.answer.call}</span>
      </ExternalLink>
      <HeaderButton
        ref={toggle}
        icon={open ? X : Menu}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={onToggle}
        className="bar-button !gap-1 !bg-ink !text-paper @max-[17rem]:!text-[5.5cqi] noscript:hidden"
        iconClassName="@max-[24.25rem]:hidden"
      >
        {/* Wraps the text in an element, which a browser may replace when it translates the page. */}
        <span>{open ? header.close : header.menu}</span>
      </HeaderButton>
    </div>
  );
}

/** Keep their places while the first row, which has the same, is in view. They take no focus, which brings that row back. */
function StickyTools({ isHidden, onOpenSettings }: { isHidden: boolean; onOpenSettings: () => void }) {
  return (
    <div
      className={`hidden items-center gap-x-2 border-hairline @min-[76rem]:border-s @min-bar:flex print:hidden ${isHidden ? 'invisible' : ''}`}
    >
      <DisplaySettingsButton
        iconClassName="hidden"
        onClick={onOpenSettings}
        tabIndex={-1}
        className="header-help-item @max-[76rem]:hidden noscript:hidden"
      />
      <LeaveLink short tabIndex={-1} className="header-help-item flex items-center" />
    </div>
  );
}

interface HeaderProps {
  onSkip: () => void;
  tools: ReactNode;
}

/** The sticky header (specification, section 2). Its first row scrolls away; the second stays. In print, it is a letterhead. */
export function Header({ onSkip, tools }: HeaderProps) {
  const { actions } = useCopy().header;
  const [open, setOpen] = useState(false);
  const [openSettings, settings] = useDisplaySettingsDialog();
  useLeaveByShift();
  const header = useRef<HTMLElement>(null);
  const stickyPart = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const help = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const helpInView = useHeaderHeights(header, help, stickyPart, open);

  useDismiss(open, header, (byEscape) => {
    if (settings) return;
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  });

  const areSettingsOpen = Boolean(settings);
  useEffect(() => {
    if (!areSettingsOpen) return undefined;
    return () => {
      // The chosen text size may have taken away the button that opened the settings. The focus skips what is hidden.
      if (document.activeElement !== document.body) return;
      for (const button of [toggle, settingsButton]) button.current?.focus();
    };
  }, [areSettingsOpen]);

  return (
    <header
      ref={header}
      data-menu-open={open ? '' : undefined}
      className="site-header @container z-40 noscript:static border-b-2 border-ink bg-paper"
    >
      <SkipLink onSkip={onSkip} />
      <HelpRow ref={help} onOpenSettings={openSettings} settingsButton={settingsButton}>
        <LeaveLink
          iconClassName=""
          className="header-help-item ms-4 -me-2 hidden items-center gap-2 @min-bar:flex"
        />
      </HelpRow>
      <div ref={stickyPart}>
        <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5 @min-bar:flex-nowrap @min-bar:text-base">
          <HomeLink
            onClick={() => setOpen(false)}
            className="header-logo text-balance @min-[36rem]:max-w-max"
            logoClassName="size-9"
            nameClassName="line-clamp-2 tracking-normal! [word-spacing:normal]! @max-[17rem]:text-[5.5cqi]"
          />
          <Letterhead />
          <QuickButtons toggle={toggle} menuId={menuId} open={open} onToggle={() => setOpen(!open)} />
          {open && !helpInView && (
            <div className="header-help w-full flex-wrap @min-[36rem]:justify-start! @min-[36rem]:gap-x-6! ps-menu @min-bar:hidden">
              <ReadingHelp onOpenSettings={openSettings} />
            </div>
          )}
          <Navigation id={menuId} open={open} onChoose={() => setOpen(false)} />
          <div
            className={`mb-2 w-full ps-menu noscript:@max-bar:block @min-bar:hidden print:hidden ${open ? 'block' : 'hidden'}`}
          >
            <CrisisCall className="w-full rounded-control border-2 border-on-accent bg-accent px-3 text-on-accent! font-bold" />
          </div>
          <StickyTools isHidden={helpInView} onOpenSettings={openSettings} />
          <div
            className={`w-full @max-bar:ps-menu @min-bar:block @min-bar:w-auto print:hidden ${open ? 'block' : 'hidden'}`}
          >
            <Actions
              actions={[actions.volunteer, actions.donate]}
              filled="last"
              inHeader
              rowClassName="gap-[0.75rem] @max-bar:flex-1 @max-bar:flex-wrap"
              buttonClassName="header-action @min-bar:bar-button"
            />
          </div>
          <MenuEnd open={open} onFollow={() => setOpen(false)}>
            <LeaveLink className="inline-flex min-h-[44px] items-center font-bold underline" />
            <LeaveNote className="text-ink-soft" />
          </MenuEnd>
        </div>
        {tools}
      </div>
      {settings}
    </header>
  );
}

import { Languages, Menu, Phone, X } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { Logo } from '@/components/site/logo';
import { OpeningText } from '@/components/site/opening-text';
import { ReachUs } from '@/components/site/reach-us';
import { useLogoLink } from '@/components/site/site-refs';
import { HeaderButton } from '@/components/ui/header-button';
import { Link } from '@/components/ui/link';
import { useDismiss } from '@/components/ui/use-dismiss';
import { useContent, useCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { Actions, CrisisCall } from '@/features/actions';
import { DisplaySettingsButton, useDisplaySettingsDialog } from '@/features/display-settings';
import { EasyReadButton } from '@/features/easy-read';
import { LanguageSwitch } from '@/features/language-switch';
import { LeaveLink, LeaveNote, useLeaveByShift } from '@/features/leave-quickly';
import { languagesAnchor, useHasOtherLanguages } from '@/features/other-languages';
import { followHeight } from '@/lib/root-element';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';

/** Sets the heights of the header's first row and of the part that stays. Returns whether the first row is in view. */
function useHeaderHeights(
  header: RefObject<HTMLElement | null>,
  help: RefObject<HTMLElement | null>,
  stickyPart: RefObject<HTMLElement | null>,
  open: boolean,
): boolean {
  const [helpInView, setHelpInView] = useState(true);

  useEffect(() => {
    // Does not follow an open menu, which is as high as the screen, and closes before anything below it shows.
    return open || !stickyPart.current ? undefined : followHeight('--header-height', stickyPart.current);
  }, [open, stickyPart]);

  useEffect(() => {
    if (!help.current || !header.current) return undefined;
    const observer = new IntersectionObserver(
      // Takes the last of several changes. Larger text pushes part of the row into view for a moment.
      (changes) => setHelpInView((changes.at(-1)?.intersectionRatio ?? 1) > 0.9),
      { threshold: 0.9 },
    );
    observer.observe(help.current);
    const stop = followHeight('--help-row', help.current, undefined, header.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [header, help]);

  return helpInView;
}

/** The name of the foundation, which leads home; in print, the rest of a letterhead, too. */
function FoundationName({ onHome }: { onHome: () => void }) {
  const { header: copy, contacts, foundation } = useCopy();
  const { logo } = useContent().foundation;
  /** The address, contacts and opening hours, each on a line. */
  const letterhead = [
    foundation.addressInline,
    `${contacts.phone.text}, ${contacts.email.text}`,
    foundation.openingHours.join(', '),
  ].join('\n');
  const [logoLink] = useLogoLink();
  return (
    <>
      <Link
        to={screenPaths.home}
        ref={logoLink}
        draggable={false}
        aria-label={copy.homeLabel}
        onClick={onHome}
        className="header-logo text-balance @min-[36rem]:max-w-max"
      >
        <Logo logo={logo} className="size-9 shrink-0 *:size-full" />
        {/* Large text leaves a narrow header no room for it. */}
        <span className="line-clamp-2 tracking-normal! [word-spacing:normal]! @max-[17rem]:hidden">
          {foundation.name}
        </span>
      </Link>
      <p className="hidden whitespace-pre-line text-base print:block">{letterhead}</p>
    </>
  );
}

/** The end of the menu: other languages, the number, and Leave This Site. */
function MenuEnd({ open, onFollow }: { open: boolean; onFollow: () => void }) {
  const { header: copy, reachUs } = useCopy();
  const hasLanguages = useHasOtherLanguages();
  return (
    <div
      className={`w-full flex-wrap gap-x-6 ps-menu pb-1 text-base noscript:@max-bar:flex @min-bar:hidden print:hidden ${open ? 'flex' : 'hidden'}`}
    >
      {hasLanguages && (
        <Link
          to={{ pathname: screenPaths.contact, hash: languagesAnchor }}
          className="text-link"
          onClick={onFollow}
        >
          {copy.otherLanguages}
        </Link>
      )}
      <ReachUs copy={reachUs} size="line" className="shrink-0" />
      <div className="w-full">
        <LeaveLink className="inline-flex min-h-[44px] items-center font-bold underline" />
        <LeaveNote className="text-ink-soft" />
      </div>
    </div>
  );
}

interface HeaderProps {
  onSkip: () => void;
  /** The tools, below everything else. */
  tools: ReactNode;
}

/**
 * Shows the sticky header: skip link, logo, navigation, and the two calls to action, which narrow screens have in the menu
 * (specification, section 2). Its first row has what helps to read, call or leave; the second stays while the page scrolls,
 * and then has Leave, too. In print, it is a letterhead, because engines would print the footer on a page of its own.
 */
export function Header({ onSkip, tools }: HeaderProps) {
  const { header: copy, reachUs } = useCopy();
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

  /** Its buttons take no focus, since focus brings the first row back, which has the same. */
  const inSecondRow = `header-help-item ${helpInView ? 'invisible' : ''}`;
  const readingHelp = (ref?: Ref<HTMLButtonElement>) => (
    <>
      <DisplaySettingsButton
        ref={ref}
        onClick={openSettings}
        className="header-help-item noscript:hidden @max-[17rem]:hidden"
      />
      <EasyReadButton className="header-help-item noscript:hidden" />
      <LanguageSwitch
        lists="others"
        listClassName="flex flex-wrap gap-x-2 @min-[36rem]:@max-bar:-me-2"
        icon={
          <Languages
            aria-hidden="true"
            className="size-5 shrink-0 @max-[24.25rem]:hidden in-data-text:@max-bar:hidden"
          />
        }
        linkClassName="header-help-item flex items-center gap-2"
      />
    </>
  );
  return (
    <header
      ref={header}
      data-menu-open={open ? '' : undefined}
      className="site-header @container z-40 noscript:static border-b-2 border-ink bg-paper"
    >
      <SkipLink onSkip={onSkip} />
      {/* Has focus rings inside, which the window's edge would cut. The menu of a phone with large text has this row. */}
      <div
        ref={help}
        className="border-b border-hairline bg-paper-deep [--focus-offset:-3px] @max-[17rem]:hidden noscript:block! print:hidden!"
      >
        <div className="page-column header-help">
          {/* Shows whether the office is open where that fits in the row. */}
          <div className="-ms-2 hidden h-[max(44px,1lh+8px)] flex-1 flex-wrap gap-x-1 overflow-hidden *:min-h-full @min-[36rem]:flex">
            <ExternalLink href={reachUs.phone.href} className="header-help-item flex items-center gap-2">
              <Phone aria-hidden="true" className="size-5 shrink-0" />
              {reachUs.phone.text}
            </ExternalLink>
            <span className="flex items-center text-ink-soft">
              <OpeningText opening={reachUs.opening} />
            </span>
          </div>
          {readingHelp(settingsButton)}
          <LeaveLink
            iconClassName=""
            className="header-help-item ms-4 -me-2 hidden items-center gap-2 @min-bar:flex"
          />
        </div>
      </div>
      <div ref={stickyPart}>
        <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5 @min-bar:flex-nowrap @min-bar:text-base">
          <FoundationName onHome={() => setOpen(false)} />
          <div className="ms-auto flex items-center gap-x-2 @min-bar:hidden print:hidden">
            <DisplaySettingsButton
              onClick={openSettings}
              isIcon
              className="bar-button @min-[17rem]:hidden noscript:hidden"
            />
            <LeaveLink
              short
              iconClassName="@max-[36rem]:hidden"
              className="bar-button flex min-h-11 min-w-11 items-center justify-center gap-1 bg-card px-2 text-base leading-tight font-medium whitespace-nowrap @max-[17rem]:text-[6.2cqi]"
            />
            {/* Wide screens have the number in the first row. */}
            <ExternalLink
              href={reachUs.phone.href}
              className="bar-button grid size-11 place-items-center bg-card @min-[36rem]:hidden"
            >
              <Phone aria-hidden="true" className="size-5 max-w-[24px]" />
              <span className="sr-only">{reachUs.answer.call}</span>
            </ExternalLink>
            <HeaderButton
              ref={toggle}
              icon={open ? X : Menu}
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpen(!open)}
              className="bar-button !gap-1 !bg-ink !text-paper @max-[17rem]:!text-[6.2cqi] noscript:hidden"
              iconClassName="@max-[24.25rem]:hidden"
            >
              {/* Wraps the text in an element, which a browser may replace when it translates the page. */}
              <span>{open ? copy.close : copy.menu}</span>
            </HeaderButton>
          </div>
          {open && !helpInView && (
            <div className="header-help w-full flex-wrap justify-start! gap-x-6! ps-menu @min-bar:hidden">
              {readingHelp()}
            </div>
          )}
          <Navigation id={menuId} open={open} onChoose={() => setOpen(false)} />
          <div
            className={`mb-2 w-full ps-menu noscript:@max-bar:block @min-bar:hidden print:hidden ${open ? 'block' : 'hidden'}`}
          >
            <CrisisCall className="w-full rounded-control border-2 border-on-accent bg-accent px-3 text-on-accent! font-bold" />
          </div>
          {/* These two keep their places while the first row is in view, so that nothing moves when it scrolls away. */}
          <div className="hidden items-center gap-x-2 @min-bar:flex print:hidden">
            <DisplaySettingsButton
              iconClassName="hidden"
              onClick={openSettings}
              tabIndex={-1}
              className={`@max-[76rem]:hidden noscript:hidden ${inSecondRow}`}
            />
            <LeaveLink short tabIndex={-1} className={`flex items-center ${inSecondRow}`} />
          </div>
          <div
            className={`w-full @max-bar:ps-menu @min-bar:block @min-bar:w-auto print:hidden ${open ? 'block' : 'hidden'}`}
          >
            <Actions
              actions={[copy.actions.volunteer, copy.actions.donate]}
              filled="last"
              inHeader
              rowClassName="gap-[0.75rem] @max-bar:flex-1 @max-bar:flex-wrap"
              buttonClassName="header-action @min-bar:bar-button"
            />
          </div>
          <MenuEnd open={open} onFollow={() => setOpen(false)} />
        </div>
        {tools}
      </div>
      {settings}
    </header>
  );
}

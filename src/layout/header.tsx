import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCurrentScreen } from '@/address';
import { Mark } from '@/components/site/mark';
import { ReachUs } from '@/components/site/reach-us';
import { HeaderButton } from '@/components/ui/header-button';
import { InPageLink } from '@/components/ui/in-page-link';
import { Link } from '@/components/ui/link';
import { useDismiss } from '@/components/ui/use-dismiss';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useContent, useCopy, useLayoutCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { Actions } from '@/features/actions';
import { DisplaySettingsButton } from '@/features/display-settings';
import { LanguageSwitch } from '@/features/language-switch';
import { LeaveMenuItem } from '@/features/leave-quickly';
import { otherLanguages } from '@/features/other-languages';
import { useCapabilities } from '@/host/capabilities';
import { brand } from '@/lib/page-parts';
import { followHeight } from '@/lib/root-element';
import { Navigation } from './navigation';

interface HeaderProps {
  onSkip: () => void;
  tools: ReactNode;
}

const shownOnFocus =
  'sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 focus:px-5 focus:py-3';

/** Two lines; on a phone, in what room the buttons leave. */
const longNameWidth =
  'max-w-52 text-balance @max-[36rem]:min-w-min @max-[36rem]:basis-0 @max-[36rem]:grow @max-[36rem]:text-base';

/**
 * The sticky header: skip link, brand, navigation, and the two calls to action, which narrow screens have in the menu
 * (specification, section 2). Where a dock has the controls, it names the current screen instead. In print it is a
 * letterhead, and the footer is left out, since engines would print that on a page of its own.
 */
export function Header({ onSkip, tools }: HeaderProps) {
  const { header: copy, contacts, foundation, reachUs } = useCopy();
  const { screenNames } = useLayoutCopy();
  const { logo } = useContent().foundation;
  // One word a line leaves the most room beside it, but three of them would be higher than the header.
  const isLongName = foundation.name.split(' ').length > 2;
  const brandWidth = isLongName ? longNameWidth : '@max-[36rem]:w-min @min-bar:w-min';
  /** The address, contacts and opening hours, one a line. */
  const letterhead = [
    foundation.addressInline,
    `${contacts.phone.text}, ${contacts.email.text}`,
    foundation.openingHours.join(', '),
  ].join('\n');
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const screen = useCurrentScreen();
  const languages = useLazyPart(otherLanguages, open);
  const hasControls = !useCapabilities().hasDock;

  useDismiss(open, header, (byEscape) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  });

  useEffect(() => {
    // An open menu is as high as the screen, and closes before anything below it is shown.
    return open || !header.current ? undefined : followHeight('--header-height', header.current);
  }, [open]);

  return (
    <header
      ref={header}
      data-menu-open={open ? '' : undefined}
      className="site-header @container z-40 noscript:static border-b-2 border-ink bg-paper"
    >
      <InPageLink
        target="main"
        onFollow={onSkip}
        className={`rounded-control border-2 border-ink bg-accent font-bold text-on-accent print:hidden ${shownOnFocus}`}
      >
        {copy.skipLink}
      </InPageLink>
      <div className="wrap flex flex-wrap items-center gap-2 py-1.5 @max-[22rem]:py-1 @min-bar:flex-nowrap @min-bar:text-base">
        <div className="contents items-center gap-6">
          <Link
            to={screenPaths.home}
            ref={brand}
            draggable={false}
            aria-label={copy.homeLabel}
            onClick={() => setOpen(false)}
            className={`me-auto flex min-h-11 items-center gap-2 text-lg font-bold leading-tight @max-[17rem]:basis-full ${brandWidth}`}
          >
            <Mark logo={logo} className="size-9 shrink-0 *:size-full" />
            <span className="tight:sr-only">{foundation.name}</span>
          </Link>
          <p className="hidden whitespace-pre-line text-base print:block">{letterhead}</p>
          {hasControls ? (
            <DisplaySettingsButton
              Button={HeaderButton}
              // The label wraps between its words before any other does, so that the header stays one row.
              className="basis-21 min-w-min max-w-max grow-9 @max-[17rem]:max-w-none noscript:hidden"
            />
          ) : (
            <p className="text-ink-soft in-data-lower:sr-only">{screenNames[screen]}</p>
          )}
        </div>
        {hasControls && (
          <>
            <HeaderButton
              ref={toggle}
              icon={open ? X : Menu}
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpen(!open)}
              className={`@min-bar:hidden noscript:hidden ${open ? '!bg-ink !text-paper' : ''}`}
            >
              {/* In an element of its own, which a translating browser may change. */}
              <span>{copy.menu}</span>
            </HeaderButton>
            <div
              className={`w-full flex-wrap justify-between @max-bar:ps-menu @min-bar:block @min-bar:w-auto print:hidden noscript:block ${open ? 'flex' : 'hidden'}`}
            >
              <LanguageSwitch
                lists="others"
                listClassName="flex flex-wrap gap-x-6"
                linkClassName="flex min-h-11 items-center underline"
              />
              <LeaveMenuItem />
            </div>
            {open && languages && (
              <languages.LanguagesLink
                className="w-full py-1 ps-menu underline @min-bar:hidden"
                onFollow={() => setOpen(false)}
              />
            )}
            <Navigation id={menuId} open={open} onChoose={() => setOpen(false)} />
            <div
              className={`w-full items-center gap-3 @max-bar:ps-menu @min-bar:contents print:hidden ${open ? 'grid' : 'hidden'}`}
            >
              <ReachUs copy={reachUs} size="line" className="shrink-0" />
              <Actions actions={Object.values(copy.actions)} inHeader />
            </div>
          </>
        )}
      </div>
      {tools}
    </header>
  );
}

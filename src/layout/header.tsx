import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Mark } from '@/components/site/mark';
import { OpeningText } from '@/components/site/opening-text';
import { ReachUs } from '@/components/site/reach-us';
import { useBrand } from '@/components/site/site-refs';
import { HeaderButton } from '@/components/ui/header-button';
import { Link } from '@/components/ui/link';
import { useDismiss } from '@/components/ui/use-dismiss';
import { useContent, useCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { Actions } from '@/features/actions';
import { DisplaySettingsButton } from '@/features/display-settings';
import { EasyReadButton } from '@/features/easy-read';
import { LanguageSwitch } from '@/features/language-switch';
import { LeaveLink } from '@/features/leave-quickly';
import { followHeight } from '@/lib/root-element';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';

export interface HeaderProps {
  onSkip: () => void;
  /** Below everything else. */
  tools: ReactNode;
}

/** Two lines; on a phone, in what room the buttons leave. */
const longNameWidth =
  'max-w-52 text-balance @max-[36rem]:min-w-min @max-[36rem]:basis-0 @max-[36rem]:grow @max-[36rem]:text-base';

/** The rows of wide screens; the first has a background of its own. */
const twoRows = [
  '@min-bar:grid @min-bar:grid-cols-[auto_1fr_auto] @min-bar:grid-rows-[44px_50px] @min-bar:gap-x-2 @min-bar:gap-y-0 @min-[72rem]:gap-x-4',
  '@min-bar:py-0 @min-bar:text-base',
].join(' ');
const firstRowColor =
  '@min-bar:bg-[linear-gradient(var(--color-paper-deep)_43px,var(--color-hairline)_43px_44px,transparent_44px)]';
const inFirstRow =
  'contents @min-bar:col-span-full @min-bar:row-start-1 @min-bar:flex @min-bar:items-center @min-bar:justify-end @min-bar:gap-x-2';
const firstRowButton = '@min-bar:border-transparent @min-bar:bg-transparent';

/**
 * The sticky header: skip link, brand, navigation, and the two calls to action, which narrow screens have in the menu
 * (specification, section 2). Wide screens have two rows: what helps to read, call or leave, and the rest, which stays while
 * the page scrolls. In print it is a letterhead, and the footer is left out, since engines would print that on a page of its
 * own.
 */
export function Header({ onSkip, tools }: HeaderProps) {
  const { header: copy, contacts, foundation, reachUs } = useCopy();
  const { logo } = useContent().foundation;
  // One word a line leaves the most room beside it, but three of them would be higher than the header.
  const isLongName = foundation.name.split(' ').length > 2;
  const brandWidth = isLongName ? longNameWidth : '@max-[36rem]:w-min';
  /** The address, contacts and opening hours, one a line. */
  const letterhead = [
    foundation.addressInline,
    `${contacts.phone.text}, ${contacts.email.text}`,
    foundation.openingHours.join(', '),
  ].join('\n');
  const [brand] = useBrand();
  const [open, setOpen] = useState(false);
  const [helpHasFocus, setHelpHasFocus] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const help = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLAnchorElement>(null);
  const menuId = useId();

  useDismiss(open, header, (byEscape) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: Event) =>
      setHelpHasFocus(target instanceof Element && target.matches(':focus-visible'));
    for (const element of [skip.current, help.current]) {
      element?.addEventListener('focusin', onFocus, { signal });
      element?.addEventListener('focusout', () => setHelpHasFocus(false), { signal });
    }
    return () => listening.abort();
  }, []);

  useEffect(() => {
    // An open menu is as high as the screen, and closes before anything below it is shown.
    return open || !header.current ? undefined : followHeight('--header-height', header.current);
  }, [open]);

  return (
    <header
      ref={header}
      data-menu-open={open ? '' : undefined}
      data-help-focused={helpHasFocus ? '' : undefined}
      className="site-header @container z-40 noscript:static border-b-2 border-ink bg-paper"
    >
      <SkipLink ref={skip} onSkip={onSkip} />
      <div className={firstRowColor}>
        <div className={`page-column flex flex-wrap items-center gap-2 py-1.5 @max-[22rem]:py-1 ${twoRows}`}>
          <div className="contents items-center gap-6">
            <Link
              to={screenPaths.home}
              ref={brand}
              draggable={false}
              aria-label={copy.homeLabel}
              onClick={() => setOpen(false)}
              className={`me-auto flex min-h-11 items-center gap-2 text-lg font-bold leading-tight @max-[17rem]:basis-full @min-bar:row-start-2 ${brandWidth}`}
            >
              <Mark logo={logo} className="size-9 shrink-0 *:size-full" />
              <span>{foundation.name}</span>
            </Link>
            <p className="hidden whitespace-pre-line text-base print:block">{letterhead}</p>
          </div>
          <div ref={help} className={`print:hidden ${inFirstRow}`}>
            <div className="me-auto hidden items-center gap-3 whitespace-nowrap @min-bar:flex">
              <ReachUs copy={reachUs} size="line" />
              <span className="hidden text-ink-soft @min-[72rem]:inline">
                <OpeningText opening={reachUs.opening} />
              </span>
            </div>
            <DisplaySettingsButton
              Button={HeaderButton}
              // The label wraps between its words before any other does, so that the header stays one row.
              className={`basis-21 min-w-min max-w-max grow-9 @max-[17rem]:max-w-none @min-bar:grow-0 @min-bar:basis-auto noscript:hidden ${firstRowButton}`}
            />
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
              className={`w-full flex-wrap justify-between gap-x-6 @max-bar:ps-menu @min-bar:contents noscript:flex ${open ? 'flex' : 'hidden'}`}
            >
              <LanguageSwitch
                lists="others"
                listClassName="flex flex-wrap gap-x-6"
                linkClassName="flex min-h-[44px] items-center underline @min-bar:px-2"
              />
              <EasyReadButton
                Button={HeaderButton}
                className={`@max-bar:hidden noscript:hidden ${firstRowButton}`}
              />
              <LeaveLink className="inline-flex min-h-[44px] items-center gap-2 font-bold underline @min-bar:ps-2" />
            </div>
          </div>
          <Navigation id={menuId} open={open} onChoose={() => setOpen(false)} />
          <div
            className={`w-full items-center gap-3 @max-bar:ps-menu @min-bar:row-start-2 @min-bar:block print:hidden ${open ? 'grid' : 'hidden'}`}
          >
            <ReachUs copy={reachUs} size="line" className="shrink-0 @min-bar:hidden" />
            <Actions actions={Object.values(copy.actions)} filled="last" inHeader />
          </div>
        </div>
      </div>
      {tools}
    </header>
  );
}

import { Menu, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton, ActionGroup } from '@/components/ui/action-group';
import { buttonLook } from '@/components/ui/button';
import logo from '@/logo.svg';
import { foundation } from '@/words/foundation';
import { screens, header as words } from '@/words/site';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';
import { useDismiss } from './use-dismiss';

/** The sticky header: skip link, brand, navigation, and on wide screens the two calls to action (specification, section 2). */
export function Header({ onSkip }: { onSkip: () => void }) {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useDismiss(open, header, (byEscape) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  });

  return (
    <header
      ref={header}
      className="@container top-0 z-40 border-b-2 border-ink bg-paper [@media_screen_and_(min-height:34rem)]:sticky"
    >
      <SkipLink onFollow={onSkip} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <Link
          to={screens.home.path}
          data-brand
          draggable={false}
          aria-label={words.homeLabel}
          onClick={() => setOpen(false)}
          className="flex min-h-12 items-center gap-3 text-xl font-bold @min-[56rem]:max-[74rem]:basis-full"
        >
          <img src={logo} alt="" width="44" height="44" draggable={false} />
          {foundation.name}
        </Link>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
          className={`${buttonLook('secondary')} @min-[56rem]:hidden`}
        >
          {open ? (
            <X aria-hidden="true" className="size-5" />
          ) : (
            <Menu aria-hidden="true" className="size-5" />
          )}
          {words.menu}
        </button>
        <Navigation id={menuId} open={open} onChoose={() => setOpen(false)} />
        <ActionGroup
          hint={words.actionsHint}
          className="hidden @min-[56rem]:block print:hidden"
          hintClassName="!mt-1 text-center text-base leading-tight"
        >
          <div className="flex gap-3">
            <ActionButton className="!px-4">{words.actions.volunteer}</ActionButton>
            <ActionButton variant="accent" className="!px-4">
              {words.actions.donate}
            </ActionButton>
          </div>
        </ActionGroup>
      </div>
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { useCurrentScreen } from '@/address';
import { Mark } from '@/components/site/mark';
import { useBrand } from '@/components/site/site-refs';
import { Link } from '@/components/ui/link';
import { useContent, useCopy, useLayoutCopy } from '@/copy';
import { screenPaths } from '@/copy/screen-paths';
import { followHeight } from '@/lib/root-element';
import type { HeaderProps } from './header';
import { SkipLink } from './skip-link';

/** One line, which grows with the display, in a tenth of its height. */
const line = [
  'flex items-center gap-2 whitespace-nowrap leading-[1.2]',
  '[--header-text:min(1.25rem,4.6dvh,4vw)] text-(length:--header-text)',
  'py-[clamp(0px,(10dvh-2px-max(var(--size-target),1.6*var(--header-text)))/2,8px)]',
].join(' ');

/** All of it leads home, where a finger needs more than the line. */
const home = 'me-auto flex min-h-[min(var(--size-target),10dvh-2px)]! items-center gap-2 font-bold';

/** The header where a dock has the controls: the brand, and the name of the current screen. */
export function KioskHeader({ onSkip, tools }: HeaderProps) {
  const { header: copy, foundation } = useCopy();
  const { screenNames } = useLayoutCopy();
  const { logo } = useContent().foundation;
  const [brand] = useBrand();
  const header = useRef<HTMLElement>(null);
  const screen = useCurrentScreen();

  useEffect(() => (header.current ? followHeight('--header-height', header.current) : undefined), []);

  return (
    // Little is left below the reach line: what is above it names the screen, too.
    <header
      ref={header}
      className="site-header @container z-40 border-b-2 border-ink bg-paper low:in-data-lower:hidden"
    >
      <SkipLink onSkip={onSkip} />
      <div className={`page-column ${line}`}>
        <Link
          to={screenPaths.home}
          ref={brand}
          draggable={false}
          aria-label={copy.homeLabel}
          className={home}
        >
          <Mark logo={logo} className="size-[calc(1.6*var(--header-text))] shrink-0 *:size-full" />
          <span>{foundation.name}</span>
        </Link>
        <p className="text-ink-soft in-data-lower:sr-only">{screenNames[screen]}</p>
      </div>
      {tools}
    </header>
  );
}
